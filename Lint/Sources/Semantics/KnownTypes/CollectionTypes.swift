public import LintSyntax

/// Types that contain others.
public struct CollectionTypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Its elements have positions.
  public static let list = Self(rawValue: 1 << 0)
  public static let collection = Self(rawValue: 1 << 1)
  /// A publisher of its elements ends.
  public static let finite = Self(rawValue: 1 << 2)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.list, .collection, .finite], "Swift Array"),
    ([.collection, .finite], "Swift Dictionary Set"),
    (.finite, "Swift Result Optional"),
    (
      .list,
      """
      Swift ContiguousArray ArraySlice LazyFilterSequence
      Foundation NSArray NSMutableArray
      RealmSwift Results List
      OrderedCollections OrderedSet
      IdentifiedCollections IdentifiedArrayOf IdentifiedArray
      """
    ),
  ]
  public static let table = indexedRows
}

/// Members of the standard library's collections.
public struct CollectionMembers: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Returns an element.
  public static let element = Self(rawValue: 1 << 0)
  public static let mutates = Self(rawValue: 1 << 1)
  /// Returns a collection of the same elements, or of what they become.
  public static let transforms = Self(rawValue: 1 << 2)
  /// Calls its closure before it returns.
  public static let callsAtOnce = Self(rawValue: 1 << 3)
  /// Returns an index, or one of several.
  public static let index = Self(rawValue: 1 << 4)
  /// Streams may have it as well. Without another sign, it is a collection's.
  public static let shared = Self(rawValue: 1 << 5)
  /// Adds an element, such as the token of a subscription.
  public static let adds = Self(rawValue: 1 << 6)
  /// Removes elements, which ends the subscriptions of tokens.
  public static let removes = Self(rawValue: 1 << 7)
  /// As a function at the top, makes an index of others.
  public static let makesIndex = Self(rawValue: 1 << 8)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.element, .callsAtOnce, .index, .shared], "Swift first"),
    ([.element, .index, .shared], "Swift last"),
    (.element, "Swift randomElement"),
    ([.element, .mutates, .removes], "Swift popLast removeLast"),
    ([.element, .mutates], "Swift removeFirst"),
    ([.mutates, .adds], "Swift append insert"),
    (.mutates, "Swift remove reverse shuffle swapAt move replaceSubrange formUnion subtract"),
    ([.mutates, .shared, .removes], "Swift removeAll"),
    ([.mutates, .shared], "Swift sort"),
    ([.transforms, .callsAtOnce, .shared], "Swift sorted filter map compactMap flatMap prefix"),
    (.transforms, "Swift reversed dropLast"),
    ([.transforms, .shared], "Swift enumerated suffix dropFirst"),
    ([.callsAtOnce, .shared], "Swift forEach contains reduce allSatisfy lastIndex drop"),
    ([.callsAtOnce, .shared, .makesIndex], "Swift min max"),
    ([.callsAtOnce, .index, .shared], "Swift firstIndex"),
    (.index, "Swift self startIndex"),
    (.shared, "Swift zip joined split partition mapValues compactMapValues grouping elementsEqual scan"),
  ]
  public static let table = indexedRows
}
