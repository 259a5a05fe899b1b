import Foundation

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A child process that reads and writes lines, with a limit to every wait.
final class PortProcess {
  private let process: pid_t
  private let input: Int32
  private let output: Int32
  private var buffer: [UInt8] = []
  private var status: Int32?

  /// What came of waiting for a line.
  enum Line {
    case line([UInt8])
    case fault(PortFault)
  }

  /// Held while a child starts, so that it inherits no pipe of another one.
  private static let starting = NSLock()

  /// Starts `command`, looked for on the path, with stderr as it is.
  init(_ command: [String]) throws(PortFault) {
    signal(SIGPIPE, SIG_IGN)
    Self.starting.lock()
    defer { Self.starting.unlock() }
    let (toChild, fromChild) = try Self.pipes()
    var actions = Self.emptyFileActions()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, toChild.read, 0)
    posix_spawn_file_actions_adddup2(&actions, fromChild.write, 1)
    var attributes = Self.emptyAttributes()
    posix_spawnattr_init(&attributes)
    // A group of its own, so that what the port starts ends with it; and the
    // usual answer to a closed pipe.
    var usual = sigset_t()
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    arguments.append(nil)
    var process = pid_t()
    let code = posix_spawnp(
      &process, arguments[0]!, &actions, &attributes, arguments, environ)
    for argument in arguments { free(argument) }
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
    close(toChild.read)
    close(fromChild.write)
    self.process = process
    input = toChild.write
    output = fromChild.read
    if code != 0 {
      status = 0
      throw .cannotStart("\(command[0]): \(String(cString: strerror(code)))")
    }
    _ = fcntl(input, F_SETFL, O_NONBLOCK)
    _ = fcntl(output, F_SETFL, O_NONBLOCK)
  }

  deinit {
    if status == nil {
      kill(-process, SIGKILL)
      var ignored: Int32 = 0
      while waitpid(process, &ignored, 0) < 0 && errno == EINTR {}
    }
    close(input)
    close(output)
  }

  private typealias Ends = (read: Int32, write: Int32)

  /// Two pipes that no other child inherits.
  private static func pipes() throws(PortFault) -> (Ends, Ends) {
    var ends: [Int32] = []
    for _ in 0..<2 {
      var pair: [Int32] = [0, 0]
      let code = pipe(&pair)
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      if code != 0 {
        for end in ends { close(end) }
        throw .cannotStart("no pipe: \(String(cString: strerror(errno)))")
      }
      ends += pair
    }
    return ((ends[0], ends[1]), (ends[2], ends[3]))
  }

  #if canImport(Darwin)
    private static func emptyFileActions() -> posix_spawn_file_actions_t? {
      nil
    }
    private static func emptyAttributes() -> posix_spawnattr_t? { nil }
  #else
    private static func emptyFileActions() -> posix_spawn_file_actions_t {
      posix_spawn_file_actions_t()
    }
    private static func emptyAttributes() -> posix_spawnattr_t {
      posix_spawnattr_t()
    }
  #endif

  /// Whether something can be read at once that was not asked for.
  func hasUnreadOutput() -> Bool {
    if !buffer.isEmpty { return true }
    guard Self.wait(output, POLLIN, until: .now) else { return false }
    _ = fill()
    return !buffer.isEmpty
  }

  /// Sends a line.
  ///
  /// - Parameters:
  ///   - text: The line without its end.
  ///   - milliseconds: How long the port may take to read it.
  func send(_ text: String, within milliseconds: Int) -> PortFault? {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    let bytes = Array((text + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        write(input, all.baseAddress! + sent, all.count - sent)
      }
      if count > 0 {
        sent += count
      } else if count < 0 && errno == EAGAIN {
        if !Self.wait(input, POLLOUT, until: deadline) {
          return .silent(milliseconds: milliseconds)
        }
      } else if count < 0 && errno != EINTR {
        return ending(within: milliseconds) ?? .closedInput
      }
    }
    return nil
  }

  /// Waits for a line.
  func receive(within milliseconds: Int) -> Line {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    var searched = 0
    while true {
      if let end = buffer.firstLineEnd(from: searched) {
        let line = Array(buffer[..<end])
        buffer.removeSubrange(...end)
        return line.count > ReferencePort.greatestLine
          ? .fault(.hugeLine(limit: ReferencePort.greatestLine)) : .line(line)
      }
      searched = buffer.count
      if buffer.count > ReferencePort.greatestLine {
        return .fault(.hugeLine(limit: ReferencePort.greatestLine))
      }
      guard Self.wait(output, POLLIN, until: deadline) else {
        return .fault(.silent(milliseconds: milliseconds))
      }
      if !fill() {
        return .fault(ending(within: milliseconds) ?? .closedOutput)
      }
    }
  }

  /// Reads what there is and returns false at the end of the output.
  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(output, &chunk, chunk.count)
    if count > 0 { buffer += chunk[..<count] }
    return count > 0 || count < 0 && [EAGAIN, EINTR].contains(errno)
  }

  /// Waits for the end of the process and returns how it ended, or nil if it
  /// goes on.
  func ending(within milliseconds: Int) -> PortFault? {
    let deadline = ContinuousClock.now + .milliseconds(milliseconds)
    var status: Int32 = 0
    while true {
      if waitpid(process, &status, WNOHANG) == process { break }
      if ContinuousClock.now >= deadline { return nil }
      usleep(1000)
    }
    self.status = status
    let signal = status & 0x7f
    return signal == 0
      ? .exited(code: status >> 8 & 0xff) : .killed(signal: signal)
  }

  /// Waits until the descriptor is ready, or closed at its other end.
  private static func wait(
    _ descriptor: Int32, _ event: Int32, until deadline: ContinuousClock.Instant
  ) -> Bool {
    while true {
      let rest = max(.zero, deadline - .now)
      let (seconds, attoseconds) = rest.components
      let time =
        seconds * 1000 + (attoseconds + 999_999_999_999_999)
        / 1_000_000_000_000_000
      var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
      let count = poll(&request, 1, Int32(min(time, 1 << 30)))
      if count > 0 { return true }
      if count == 0 && ContinuousClock.now >= deadline { return false }
    }
  }
}

extension [UInt8] {
  /// The index of the first line end at or behind `start`, or nil.
  func firstLineEnd(from start: Int) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let end = memchr(base + start, 0x0a, bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(end) - base
    }
  }
}
