public import LintSyntax

/// Types that contain values of other types.
public struct CollectionTypes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A type whose elements have positions.
  public static let list = Self(rawValue: 1 << 0)
  public static let collection = Self(rawValue: 1 << 1)
  /// A type whose publisher delivers its elements and ends.
  public static let finite = Self(rawValue: 1 << 2)
  /// The type of an array literal.
  static let array = Self(rawValue: 1 << 3)
  /// A list whose elements a database changes. It counts in files that import the database.
  public static let live = Self(rawValue: 1 << 5)
  /// The type of a dictionary literal.
  static let dictionary = Self(rawValue: 1 << 4)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.list, .collection, .finite, .array], "Swift Array"),
    ([.collection, .finite, .dictionary], "Swift Dictionary"),
    ([.collection, .finite], "Swift Set"),
    (.finite, "Swift Result Optional"),
    ([.list, .live], "RealmSwift Results List"),
    (
      .list,
      """
      Swift ContiguousArray ArraySlice LazyFilterSequence
      Foundation NSArray NSMutableArray
      OrderedCollections OrderedSet
      IdentifiedCollections IdentifiedArrayOf IdentifiedArray
      """
    ),
  ]
  public static let table = indexedRows
  /// The modules of the databases.
  public static let liveModules: NameSet = ["RealmSwift"]
}

/// Members of the standard library's collections.
public struct CollectionMembers: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A member that returns an element.
  public static let element = Self(rawValue: 1 << 0)
  public static let mutates = Self(rawValue: 1 << 1)
  /// A method that returns a collection of the same elements, or of the results of its closure.
  public static let transforms = Self(rawValue: 1 << 2)
  /// A method that calls its closure before it returns.
  public static let callsAtOnce = Self(rawValue: 1 << 3)
  /// A member that returns an index.
  public static let index = Self(rawValue: 1 << 4)
  /// A member that streams may have as well. Without other evidence, it belongs to a collection.
  public static let shared = Self(rawValue: 1 << 5)
  /// A method that adds an element, such as the token of a subscription.
  public static let adds = Self(rawValue: 1 << 6)
  /// A method that removes elements, which ends the subscriptions of tokens.
  public static let removes = Self(rawValue: 1 << 7)
  /// A global function with this name returns one of the indices that it receives.
  public static let makesIndex = Self(rawValue: 1 << 8)
  /// A method that adds an element at the end.
  public static let appends = Self(rawValue: 1 << 9)
  /// A method that calls its closure for each element, and returns nothing.
  public static let visitsEach = Self(rawValue: 1 << 10)
  /// A member that returns indices, or elements with their positions.
  public static let listsIndices = Self(rawValue: 1 << 11)
  /// A method that reads, removes or exchanges the elements at the indices that it receives. Its details are the labels.
  public static let takesIndex = Self(rawValue: 1 << 12)
  /// A method that leaves out a number of elements at the beginning.
  public static let skipsElements = Self(rawValue: 1 << 13)
  /// A method that returns the index at an offset from another one. Its details are the labels of the offset.
  public static let movesIndex = Self(rawValue: 1 << 14)
  /// A method whose closure only orders or chooses the elements that it returns.
  public static let keepsElements = Self(rawValue: 1 << 15)
  /// A method that makes one element of each, in the same order.
  public static let mapsEach = Self(rawValue: 1 << 16)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.element, .callsAtOnce, .index, .shared], "Swift first"),
    ([.element, .index, .shared], "Swift last"),
    (.element, "Swift randomElement"),
    ([.element, .mutates, .removes], "Swift popLast removeLast"),
    ([.element, .mutates], "Swift removeFirst"),
    ([.mutates, .adds, .appends], "Swift append"),
    ([.mutates, .adds], "Swift insert"),
    (.mutates, "Swift reverse shuffle move replaceSubrange formUnion subtract"),
    ([.mutates, .takesIndex], "Swift remove:at swapAt:_"),
    (.takesIndex, "Foundation removeObject:at object:at"),
    ([.mutates, .shared, .removes], "Swift removeAll"),
    ([.mutates, .shared], "Swift sort"),
    ([.transforms, .callsAtOnce, .shared, .mapsEach], "Swift map"),
    ([.transforms, .callsAtOnce, .shared], "Swift compactMap flatMap"),
    ([.transforms, .callsAtOnce, .shared, .keepsElements], "Swift sorted filter prefix"),
    (.transforms, "Swift reversed dropLast"),
    ([.transforms, .shared, .listsIndices], "Swift enumerated"),
    ([.transforms, .shared], "Swift suffix"),
    ([.transforms, .shared, .skipsElements], "Swift dropFirst"),
    (.listsIndices, "Swift indices"),
    ([.callsAtOnce, .shared, .visitsEach], "Swift forEach"),
    ([.callsAtOnce, .shared], "Swift contains reduce allSatisfy lastIndex drop"),
    ([.callsAtOnce, .shared, .makesIndex], "Swift min max"),
    ([.callsAtOnce, .index, .shared], "Swift firstIndex"),
    (.index, "Swift self startIndex"),
    (.movesIndex, "Swift index:offsetBy advanced:by"),
    (.shared, "Swift zip joined split partition mapValues compactMapValues grouping elementsEqual scan"),
  ]
  public static let table = indexedRows

  /// Whether a method reads or changes the element at the index that an argument with this label passes.
  public static func takesIndex(_ name: Name, label: Name) -> Bool {
    self[name].contains(.takesIndex) && indexLabels[name]?.contains(label) ?? false
  }

  /// Whether a method returns the index at the offset that an argument with this label passes.
  public static func movesIndex(_ name: Name, label: Name) -> Bool {
    self[name].contains(.movesIndex) && indexLabels[name]?.contains(label) ?? false
  }

  private static let indexLabels = indexedDetails
}
