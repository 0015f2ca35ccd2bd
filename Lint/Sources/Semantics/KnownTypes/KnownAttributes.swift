public import LintSyntax

/// Attributes, property wrappers and macros.
public struct KnownAttributes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The attribute of a property whose object a SwiftUI view observes.
  public static let observing = Self(rawValue: 1 << 0)
  /// The attribute of a property that SwiftUI or SwiftData sets.
  public static let given = Self(rawValue: 1 << 1)
  /// The attribute of a property that reads the user's settings.
  public static let settings = Self(rawValue: 1 << 2)
  /// An attribute that doesn't change whether the property retains its object.
  public static let plain = Self(rawValue: 1 << 3)
  /// The attribute of a property that code outside the type sets.
  public static let setFromOutside = Self(rawValue: 1 << 4)
  /// A wrapper of a value that changes.
  public static let box = Self(rawValue: 1 << 5)
  /// The attribute of a type that isn't a store, even if its name suggests it.
  static let notStore = Self(rawValue: 1 << 6)
  /// The attribute of a property that SwiftUI sets from the environment.
  public static let environment = Self(rawValue: 1 << 7)
  /// The attribute of a property that a nib or storyboard sets.
  public static let outlet = Self(rawValue: 1 << 8)
  /// The attribute of a method that a control of a nib or storyboard calls.
  public static let action = Self(rawValue: 1 << 9)
  static let propertyWrapper = Self(rawValue: 1 << 10)
  /// The attribute of a class that SwiftUI views observe.
  public static let observable = Self(rawValue: 1 << 11)
  /// The attribute of an actor that has a context of SwiftData.
  static let modelActor = Self(rawValue: 1 << 12)
  /// The attribute of a method that the Objective-C runtime may call.
  public static let exposes = Self(rawValue: 1 << 13)
  /// The attribute of a property that doesn't keep its object while SwiftUI recreates the view.
  public static let notOwning = Self(rawValue: 1 << 14)
  /// The attribute of a property whose changes an observed object publishes.
  public static let published = Self(rawValue: 1 << 15)
  /// The attribute of a property that Observation doesn't track.
  public static let untracked = Self(rawValue: 1 << 16)
  /// A macro whose closure is a preview.
  public static let preview = Self(rawValue: 1 << 17)
  /// The attribute of a property whose value SwiftUI stores for a view.
  public static let viewState = Self(rawValue: 1 << 18)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.observing, .given], "SwiftUI StateObject"),
    ([.observing, .given, .environment], "SwiftUI EnvironmentObject"),
    ([.observing, .given, .notOwning], "SwiftUI ObservedObject"),
    ([.given, .viewState], "SwiftUI State"),
    (.given, "SwiftUI FocusedObject FocusedValue FetchRequest SectionedFetchRequest; SwiftData Query"),
    ([.given, .settings], "SwiftUI AppStorage SceneStorage"),
    ([.given, .setFromOutside, .environment], "SwiftUI Environment"),
    ([.given, .box], "SwiftUI Binding"),
    ([.given, .box, .notOwning], "SwiftUI Bindable"),
    ([.plain, .box, .published], "Combine Published"),
    ([.plain, .setFromOutside, .outlet], "UIKit IBOutlet"),
    ([.action, .exposes], "UIKit IBAction"),
    (.plain, "Swift MainActor available usableFromInline preconcurrency; AppKit WindowLoading"),
    (.plain, "UIKit IBInspectable ViewLoading; GameplayKit GKInspectable; Foundation NSCopying"),
    ([.plain, .untracked], "Observation ObservationIgnored"),
    ([.plain, .exposes], "Swift objc"),
    ([.notStore, .propertyWrapper], "Swift propertyWrapper"),
    (.notStore, "Swift main; SwiftData Model"),
    (.modelActor, "SwiftData ModelActor"),
    (.observable, "Observation Observable"),
    (.preview, "SwiftUI Preview"),
  ]
  public static let table = indexedRows
}

extension FileFacts {
  /// Whether a declaration has an attribute of a kind.
  public func has(_ kind: KnownAttributes, _ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { KnownAttributes[$0.name].contains(kind) }
  }
}
