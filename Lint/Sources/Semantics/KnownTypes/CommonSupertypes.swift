public import LintSyntax

/// Supertypes of many types, which are little evidence for a role.
public struct CommonSupertypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A supertype of entities and of other types that aren't stores.
  public static let entity = Self(rawValue: 1 << 0)
  /// A supertype that distinguishes values, for any kind of type.
  public static let identity = Self(rawValue: 1 << 1)
  /// A supertype of classes only.
  public static let object = Self(rawValue: 1 << 2)
  /// Part of the language or of Foundation, so a team didn't declare it.
  public static let standard = Self(rawValue: 1 << 3)
  public static let preview = Self(rawValue: 1 << 4)
  /// A reducer, whose nested state isn't a view state.
  public static let reducer = Self(rawValue: 1 << 5)
  /// A property wrapper that SwiftUI updates before it renders a view.
  static let dynamicProperty = Self(rawValue: 1 << 6)
  /// The constraint of protocols to classes.
  public static let classConstraint = Self(rawValue: 1 << 7)
  /// The raw type of an enumeration that also makes an index of another value.
  public static let makesIndex = Self(rawValue: 1 << 8)
  /// An attribute that adds the conformance to the supertype of the same name.
  public static let reducerMacro = Self(rawValue: 1 << 9)
  /// A text, which is also the raw type of enumerations.
  static let text = Self(rawValue: 1 << 10)
  /// A Boolean value, which isn't data by itself.
  static let truth = Self(rawValue: 1 << 11)
  /// The superclass of objects in a Core Data database.
  static let managed = Self(rawValue: 1 << 12)
  /// The description of a request that a client sends.
  static let request = Self(rawValue: 1 << 13)

  /// The protocol of errors, and the class of those in Objective-C.
  static let error = Self(rawValue: 1 << 14)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.entity, .identity, .standard], "Swift Identifiable Hashable Equatable"),
    ([.entity, .standard], "Swift Codable Decodable Encodable"),
    ([.entity, .standard, .error], "Swift Error; Foundation LocalizedError"),
    (.error, "Foundation NSError"),
    ([.object, .standard, .classConstraint], "Swift AnyObject"),
    ([.object, .standard], "Foundation NSObject NSObjectProtocol"),
    (
      .standard,
      """
      Swift Sendable Comparable CaseIterable RawRepresentable OptionSet Sequence Collection
      Swift CustomStringConvertible CustomDebugStringConvertible ExpressibleByStringLiteral
      """
    ),
    ([.standard, .makesIndex], "Swift Int"),
    ([.standard, .text], "Swift String"),
    ([.standard, .truth], "Swift Bool"),
    (
      .entity,
      """
      Foundation NSCoding NSSecureCoding Operation NSOperation
      SwiftData PersistentModel
      AppIntents AppIntent
      XCTest XCTestCase
      RealmSwift Object EmbeddedObject RealmSwiftObject
      ObjectMapper Mappable ImmutableMappable BaseMappable StaticMappable
      GRDB FetchableRecord PersistableRecord
      """
    ),
    ([.entity, .request], "Moya TargetType; Alamofire URLRequestConvertible"),
    ([.entity, .managed], "CoreData NSManagedObject"),
    ([.entity, .preview], "SwiftUI PreviewProvider"),
    (.dynamicProperty, "SwiftUI DynamicProperty"),
    (.reducer, "ReactorKit Reactor"),
    ([.reducer, .reducerMacro], "ComposableArchitecture Reducer"),
  ]
  public static let table = indexedRows
}
