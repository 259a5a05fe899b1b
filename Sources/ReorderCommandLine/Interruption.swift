#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Written by the signal handler, so it is a variable of its own that needs no
// initialisation and no lock.
nonisolated(unsafe) private var isInterrupted: sig_atomic_t = 0

/// The user's wish to stop.
package enum Interruption {
  /// Whether the run is to end with what it has.
  package static var isRequested: Bool { isInterrupted != 0 }

  /// Lets the first interrupt end the run in order, and the second at once.
  package static func install() {
    signal(SIGINT) { _ in
      isInterrupted = 1
      signal(SIGINT, SIG_DFL)
    }
    // A parent that started this from a worker thread had signals blocked
    // there, and a child inherits that.
    var interrupts = sigset_t()
    sigemptyset(&interrupts)
    sigaddset(&interrupts, SIGINT)
    sigprocmask(SIG_UNBLOCK, &interrupts, nil)
  }
}
