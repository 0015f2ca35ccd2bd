import LintSupport

/// What the words of names say of stores. A name alone is a weak sign; these also strengthen what is declared.
public enum StoreWords {
  private static let endings = ["Repository", "Service", "Store", "Database"]
  /// Words that services go by as well; they mean one where a store is kept or a protocol agrees.
  private static let looseEndings = [
    "Storage", "Client", "API", "Api", "Fetcher", "Loader", "Gateway", "Networking", "Cache", "DataSource", "Keychain",
    "UseCase", "Usecase",
  ]
  private static let protocolEndings = ["Protocol", "Type", "Interface", "Providing", "Provider", "Providable"]
  /// Cross-cutting concerns, which aren't part of an app's model.
  private static let crossCutting = [
    "Logger", "Logging", "LogManager", "Analytic", "Tracker", "Tracking", "Telemetry", "Attribution", "SKAdNetwork",
    "SKAN", "Crash", "Pixel", "Reporter", "Reporting", "FeatureFlag", "Theme", "Appearance",
    "Localiz", "Haptic", "Debug", "Toast", "HUD", "Hud", "Keyboard", "Deeplink", "DeepLink", "Navigat", "Routing",
  ]
  /// Who uses stores, or puts them together.
  private static let users = [
    "Interactor", "Reactor", "Reducer", "Middleware", "Delegate", "Factory", "Builder", "Container",
    "Assembly", "Assembler", "Environment", "Dependencies", "Injector", "Resolver", "Configurator", "Controller",
    "View",
    "Cell", "Screen", "Operation", "Command", "Intent", "Widget", "Application", "Tests", "Test", "Error",
  ]

  public static func isStore(_ name: String) -> Bool {
    ends(name, endings) && !isCrossCutting(name)
  }

  /// Words that say nothing else, even of what views observe.
  static func isPlainStore(_ name: String) -> Bool {
    [
      "Repository", "Service", "Database", "UseCase", "Usecase", "Client", "API", "Api", "Gateway", "Networking",
      "Keychain",
    ].contains { name.hasSuffix($0) }
  }

  public static func isStoreOrLoose(_ name: String) -> Bool {
    (ends(name, endings) || ends(name, looseEndings)) && !isCrossCutting(name)
  }

  /// As a view model's collaborator.
  public static func isService(_ name: String) -> Bool {
    (isStoreOrLoose(name) || name.hasSuffix("Interactor") && !isCrossCutting(name)) && !isShared(name)
  }

  /// What every one of its kind conforms to: it tells nothing of this one.
  static func isShared(_ name: String) -> Bool { ["UseCase", "Usecase", "Interactor"].contains(name) }

  /// An entity may be called so as well: a repository of code, a store that sells.
  static func isBare(_ name: String) -> Bool { endings.contains(name) }

  static func isCrossCutting(_ name: String) -> Bool { crossCuttingWords.appear(in: name) }

  private static let crossCuttingWords = WordSearch(crossCutting + testDoubles)

  /// Whether a name is that of somebody who uses stores without being one.
  static func isUser(_ name: String) -> Bool { users.contains { name.hasSuffix($0) } || isCrossCutting(name) }

  private static let testDoubles = ["Mock", "Stub", "Fake", "Dummy", "Preview"]

  private static let doubles = WordSearch(testDoubles + ["Spy"])

  static func isDouble(_ name: String) -> Bool {
    doubles.appear(in: name)
  }

  private static func ends(_ name: String, _ endings: [String]) -> Bool {
    let bare =
      protocolEndings.first { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) } ?? name
    return endings.contains { name.hasSuffix($0) || bare.hasSuffix($0) }
  }
}

/// Looks for any of some words in names, byte by byte: the search for texts takes a hundred times as long, and names are many.
struct WordSearch: Sendable {
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
