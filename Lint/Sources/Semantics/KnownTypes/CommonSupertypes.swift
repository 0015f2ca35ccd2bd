public import LintSyntax

/// Supertypes that many types have in common, and that say little about their role.
public struct CommonSupertypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Of entities and other types that aren't stores.
  public static let entity = Self(rawValue: 1 << 0)
  /// Tells an object from others, whatever it is.
  public static let identity = Self(rawValue: 1 << 1)
  /// Only classes inherit it.
  public static let object = Self(rawValue: 1 << 2)
  /// Part of the language or of Foundation, so a team didn't declare it.
  public static let standard = Self(rawValue: 1 << 3)
  public static let preview = Self(rawValue: 1 << 4)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.entity, .identity, .standard], "Swift Identifiable Hashable Equatable"),
    ([.entity, .standard], "Swift Codable Decodable Encodable Error; Foundation LocalizedError"),
    ([.object, .standard], "Swift AnyObject; Foundation NSObject NSObjectProtocol"),
    (
      .standard,
      """
      Swift Sendable Comparable CaseIterable RawRepresentable OptionSet Int String Sequence Collection
      Swift CustomStringConvertible CustomDebugStringConvertible ExpressibleByStringLiteral
      """
    ),
    (
      .entity,
      """
      Foundation NSCoding NSSecureCoding Operation NSOperation
      CoreData NSManagedObject
      SwiftData PersistentModel
      AppIntents AppIntent
      XCTest XCTestCase
      RealmSwift Object EmbeddedObject RealmSwiftObject
      ObjectMapper Mappable ImmutableMappable BaseMappable StaticMappable
      GRDB FetchableRecord PersistableRecord
      Moya TargetType
      Alamofire URLRequestConvertible
      """
    ),
    ([.entity, .preview], "SwiftUI PreviewProvider"),
  ]
  public static let table = indexedRows
}
