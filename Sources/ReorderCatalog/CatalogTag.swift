/// What a catalogue lists: a tag, a channel, a column, known by its id.
///
///     struct Tag: CatalogTag {
///       let id: Int
///       var name: String
///     }
///
/// Two records of one id are the same tag, whatever else is in them: a tag that
/// was renamed stays where it is.
public protocol CatalogTag: Identifiable, Codable, Equatable, Sendable
where ID: Codable & Sendable {}
