import LintSupport
public import LintSyntax

/// Words in the names that teams give to stores and to the types that use them.
///
/// A word is weak evidence. It counts for more if the type stores a store or conforms to a store's protocol.
public struct StoreWords: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The ending of a store's name.
  static let store = Self(rawValue: 1 << 0)
  /// An ending that other services have as well.
  static let loose = Self(rawValue: 1 << 1)
  /// An ending of stores only. State that views observe never has it.
  static let unambiguous = Self(rawValue: 1 << 2)
  /// The ending of a service that a view model uses, though the type isn't a store.
  static let service = Self(rawValue: 1 << 3)
  /// As a complete name, the common supertype of many types.
  static let supertype = Self(rawValue: 1 << 4)
  /// The ending of a type that uses or creates stores.
  static let user = Self(rawValue: 1 << 5)
  /// The ending of a protocol, after the name of the type that it describes.
  static let protocolEnding = Self(rawValue: 1 << 6)
  /// A word for a cross-cutting concern, which isn't part of an app's model.
  static let crossCutting = Self(rawValue: 1 << 7)
  /// A word for a test double.
  static let double = Self(rawValue: 1 << 8)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.store, .unambiguous], "App Repository Service Database"),
    (.store, "App Store"),
    ([.loose, .unambiguous], "App Client API Api Gateway Networking Keychain"),
    ([.loose, .unambiguous, .supertype], "App UseCase Usecase"),
    (.loose, "App Storage Fetcher Loader Cache DataSource"),
    ([.user, .service, .supertype], "App Interactor"),
    (
      .user,
      """
      App Reactor Reducer Middleware Delegate Factory Builder Container Assembly Assembler Environment Dependencies
      App Injector Resolver Configurator Controller View Cell Screen Operation Command Intent Widget Application
      App Tests Test Error
      """
    ),
    (.protocolEnding, "App Protocol Type Interface Providing Provider Providable"),
    (
      .crossCutting,
      """
      App Logger Logging LogManager Analytic Tracker Tracking Telemetry Attribution SKAdNetwork SKAN Crash Pixel
      App Reporter Reporting FeatureFlag Theme Appearance Localiz Haptic Debug Toast HUD Hud Keyboard Deeplink
      App DeepLink Navigat Routing
      """
    ),
    ([.crossCutting, .double], "App Mock Stub Fake Dummy Preview"),
    (.double, "App Spy"),
  ]
  public static let table = indexedRows

  private static let storeEndings = texts(.store)
  private static let looseEndings = texts(.loose)
  private static let unambiguousEndings = texts(.unambiguous)
  private static let serviceEndings = texts(.service)
  private static let userEndings = texts(.user)
  private static let protocolEndings = texts(.protocolEnding)
  private static let crossCuttingWords = WordSearcher(texts(.crossCutting))
  private static let doubleWords = WordSearcher(texts(.double))
}

extension StoreWords {
  /// Whether a name ends like that of a store.
  public static func isStore(_ name: String) -> Bool { ends(name, storeEndings) && !isCrossCutting(name) }

  /// Whether a name ends like that of a store or of another service.
  public static func isStoreLike(_ name: String) -> Bool {
    (ends(name, storeEndings) || ends(name, looseEndings)) && !isCrossCutting(name)
  }

  /// Whether a name ends like that of stores only.
  static func isUnambiguousStore(_ name: String) -> Bool { unambiguousEndings.contains(where: name.hasSuffix) }

  /// Whether a name is that of a service, as the type of a view model's property.
  public static func isService(_ name: String) -> Bool {
    (isStoreLike(name) || serviceEndings.contains(where: name.hasSuffix) && !isCrossCutting(name))
      && !isCommonSupertype(name)
  }

  /// Whether a name is that of a supertype of all use cases or interactors, which says little about one of them.
  static func isCommonSupertype(_ name: String) -> Bool { self[Name(name)].contains(.supertype) }

  /// Whether a name is only the ending of a store's name. Entities have such names too: a repository of code, or a store that
  /// sells.
  static func isOnlyEnding(_ name: String) -> Bool { self[Name(name)].contains(.store) }

  static func isCrossCutting(_ name: String) -> Bool { crossCuttingWords.appear(in: name) }

  /// Whether a name is that of a type that uses stores and isn't one.
  static func isStoreUser(_ name: String) -> Bool {
    userEndings.contains(where: name.hasSuffix) || isCrossCutting(name)
  }

  /// Whether a name is that of a test double.
  static func isDouble(_ name: String) -> Bool { doubleWords.appear(in: name) }

  private static func ends(_ name: String, _ endings: [String]) -> Bool {
    let described =
      protocolEndings.first { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) } ?? name
    return endings.contains { name.hasSuffix($0) || described.hasSuffix($0) }
  }
}

/// Searches names for any of several words. It compares bytes, which takes a hundredth of the time of a search for texts.
struct WordSearcher: Sendable {
  /// The words by their first byte.
  private var words: [[[UInt8]]] = Array(repeating: [], count: 256)

  init(_ words: [String]) {
    for word in words {
      let bytes = Array(word.utf8)
      if let first = bytes.first { self.words[Int(first)].append(bytes) }
    }
  }

  /// Whether one of the words is part of a name.
  func appear(in name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      bytes.indices.contains { start in
        words[Int(bytes[start])].contains { word in
          word.count <= bytes.count - start && word.elementsEqual(bytes[start..<start + word.count])
        }
      }
    }
  }
}
