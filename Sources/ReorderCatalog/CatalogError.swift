/// Why a catalogue cannot be made, read or written.
///
/// A file that is the reason stays as it is.
public enum CatalogError: Error, Equatable, CustomStringConvertible {
  /// Two tags have one id, or one is shown twice.
  case duplicate(id: String)

  /// An id was given that no tag has.
  case unknown(id: String)

  /// A tag of the catalogue is in neither list.
  case lost(id: String)

  /// There is no file.
  case missing(path: String)

  /// The system does not let the file be read.
  case unreadable(path: String, reason: String)

  /// The file has more bytes than a catalogue may have.
  case tooLarge(path: String, limit: Int)

  /// The file is cut off, or changed by something else.
  case corrupt(path: String, reason: String)

  /// The file is none of a catalogue.
  case foreign(path: String)

  /// The file was written by a later version of this package.
  case newer(path: String, version: Int)

  /// The system does not let the file be written.
  case unwritable(path: String, reason: String)

  /// One sentence.
  public var description: String {
    switch self {
    case .duplicate(let id): "two tags have the id \(id)"
    case .unknown(let id): "no tag has the id \(id)"
    case .lost(let id): "the tag \(id) is in neither list"
    case .missing(let path): "there is no file \(path)"
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason)"
    case .tooLarge(let path, let limit):
      "\(path) has more than \(limit) bytes"
    case .corrupt(let path, let reason): "\(path) is corrupt: \(reason)"
    case .foreign(let path): "\(path) is not the file of a catalogue"
    case .newer(let path, let version):
      "\(path) has version \(version), which is later than this one"
    case .unwritable(let path, let reason):
      "\(path) cannot be written: \(reason)"
    }
  }
}
