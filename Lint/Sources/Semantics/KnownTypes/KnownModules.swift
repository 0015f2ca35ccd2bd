public import LintSyntax

/// Modules whose import says something about a file. A line begins with the vendor.
public struct KnownModules: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The user interface, in UIKit's or AppKit's types.
  public static let interface = Self(rawValue: 1 << 0)
  /// The user interface, besides property wrappers and values that view models use as well.
  public static let partlyInterface = Self(rawValue: 1 << 1)
  public static let testing = Self(rawValue: 1 << 2)
  /// Its only purpose is to fetch or keep data. `PackageTypes` contains the ones whose types are known.
  public static let stores = Self(rawValue: 1 << 3)
  public static let kit = Self(rawValue: 1 << 4)

  public static let rows: [(kinds: Self, lines: String)] = [
    (.interface, "Apple UIKit AppKit Cocoa"),
    (.partlyInterface, "Apple SwiftUI WatchKit"),
    (.testing, "Apple XCTest Testing"),
    (
      .stores,
      """
      Apple CoreData
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
}
