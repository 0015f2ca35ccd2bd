public import LintSyntax

/// Modules whose import is evidence for a role of the file's types. A line begins with the vendor.
public struct KnownModules: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A module of the user interface, with UIKit's or AppKit's types.
  public static let interface = Self(rawValue: 1 << 0)
  /// A module of the user interface that also has property wrappers and values for view models.
  public static let partlyInterface = Self(rawValue: 1 << 1)
  /// A testing library of Apple, whose tests may bind views themselves.
  public static let testing = Self(rawValue: 1 << 2)
  /// A module that only fetches or stores data, and whose types aren't in `PackageTypes`.
  public static let stores = Self(rawValue: 1 << 3)
  public static let kit = Self(rawValue: 1 << 4)
  public static let swiftUI = Self(rawValue: 1 << 5)
  public static let reactorKit = Self(rawValue: 1 << 6)
  /// A library that a folder of tests imports.
  public static let testLibrary = Self(rawValue: 1 << 7)

  /// A module for the device's media, sensors and authentication, without data of the app.
  static let device = Self(rawValue: 1 << 8)
  /// A module that only writes to the log.
  static let log = Self(rawValue: 1 << 9)
  static let coreData = Self(rawValue: 1 << 10)

  public static let rows: [(kinds: Self, lines: String)] = [
    (.interface, "Apple UIKit AppKit Cocoa"),
    ([.partlyInterface, .swiftUI], "Apple SwiftUI"),
    (.partlyInterface, "Apple WatchKit"),
    ([.testing, .testLibrary], "Apple XCTest Testing"),
    (.testLibrary, "Quick Quick Nimble"),
    (.reactorKit, "ReactorKit ReactorKit"),
    (
      .device,
      """
      Apple AVFoundation AVFAudio AVKit MediaPlayer CoreHaptics CoreNFC CoreMotion LocalAuthentication GameController Speech
      Apple Vision ARKit
      """
    ),
    (.log, "Apple OSLog os"),
    ([.stores, .coreData], "Apple CoreData"),
    (
      .stores,
      """
      RxSwiftCommunity RxAlamofire RxRealm RxCoreData
      Moya RxMoya CombineMoya ReactiveMoya
      Apollo ApolloAPI
      """
    ),
    (
      .kit,
      """
      Kit SwiftMVVMPattern MVVMCore MVVMPresenter MVVMContext MVVMState MVVMBinding MVVMNavigation MVVMLifecycle
      """
    ),
  ]
  public static let table = indexedRows

  /// The kit's module that exports the others.
  static let umbrella: Name = "SwiftMVVMPattern"
}

extension FileFacts {
  /// Whether the file imports a module of a kind.
  public func imports(_ kind: KnownModules) -> Bool { imports.contains { KnownModules[$0.module].contains(kind) } }
}
