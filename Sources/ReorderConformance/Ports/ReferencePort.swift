import Reorder
import ReorderChecking

/// This package as a port: requests in, answers out.
package enum ReferencePort {
  /// The features that the package has, in the order of the page.
  package static let features = Feature.allCases

  /// The longest line that is read, in bytes.
  package static let greatestLine = 1 << 20

  /// What becomes of a request.
  package enum Answer: Equatable {
    /// A line to write.
    case line(String)

    /// The request to stop.
    case stop
  }

  /// Answers one request.
  ///
  /// - Parameter line: The bytes without the end of the line.
  package static func answer(_ line: [UInt8]) -> Answer {
    guard line.count <= greatestLine,
      let request = try? JSONValue(parsing: line),
      case .object(let members) = request
    else { return errored(.null, "the line is no JSON object") }
    let seq = request["seq"] ?? .null
    guard case .string(let command)? = request["cmd"] else {
      return errored(seq, "the key \"cmd\" is missing")
    }
    let keys = Set(members.map { $0.key })
    switch command {
    case "start":
      guard keys == ["cmd", "protocol", "schema", "limitMs"] else {
        return errored(seq, "start needs protocol, schema and limitMs")
      }
      return .line("\(ready)")
    case "run":
      guard case .integer = seq, keys == ["cmd", "seq", "case"] else {
        return errored(seq, "run needs seq and case")
      }
      return run(request["case"] ?? .null, seq)
    case "stop":
      return keys == ["cmd"] ? .stop : errored(seq, "stop needs nothing else")
    default:
      return errored(seq, "there is no command \(command)")
    }
  }

  private static var ready: JSONValue {
    [
      "ready": [
        "protocol": 1, "name": "swift-reorder", "version": "0.1.0",
        "language": "swift",
        "supports": .array(features.map { .string($0.rawValue) }),
      ]
    ]
  }

  private static func run(_ json: JSONValue, _ seq: JSONValue) -> Answer {
    do throws(CaseFormatError) {
      let result = try Case(json: json).run(with: Rotation<String>.self)
      return .line(
        "\(JSONValue.object([.init("seq", seq)] + result.jsonMembers))")
    } catch {
      return errored(seq, "\(error)")
    }
  }

  private static func errored(_ seq: JSONValue, _ message: String) -> Answer {
    let answer: JSONValue = [
      "seq": seq, "result": "errored", "message": .string(message),
    ]
    return .line("\(answer)")
  }
}
