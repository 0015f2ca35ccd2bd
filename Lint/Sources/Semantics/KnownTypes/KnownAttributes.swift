public import LintSyntax

/// Attributes and property wrappers.
public struct KnownAttributes: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A SwiftUI view observes the object in the property.
  public static let observing = Self(rawValue: 1 << 0)
  /// SwiftUI or SwiftData sets the property.
  public static let given = Self(rawValue: 1 << 1)
  /// The property reads the user's settings.
  public static let settings = Self(rawValue: 1 << 2)
  /// The property still holds its object the way its declaration says.
  public static let plain = Self(rawValue: 1 << 3)
  /// Other code sets the property, not the type itself.
  public static let setFromOutside = Self(rawValue: 1 << 4)
  /// The wrapper contains a value that changes.
  public static let box = Self(rawValue: 1 << 5)
  /// The type isn't a store, whatever its name is.
  public static let notStore = Self(rawValue: 1 << 6)
  /// A control or menu may call the method.
  public static let action = Self(rawValue: 1 << 7)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.observing, .given], "SwiftUI StateObject ObservedObject EnvironmentObject"),
    (.given, "SwiftUI State FocusedObject FocusedValue FetchRequest SectionedFetchRequest; SwiftData Query"),
    ([.given, .settings], "SwiftUI AppStorage SceneStorage"),
    ([.given, .setFromOutside], "SwiftUI Environment"),
    ([.given, .box], "SwiftUI Binding Bindable"),
    ([.plain, .box], "Combine Published"),
    ([.plain, .setFromOutside], "UIKit IBOutlet"),
    ([.plain, .action], "Swift objc"),
    (.action, "UIKit IBAction"),
    (.plain, "Swift MainActor; Observation ObservationIgnored"),
    (.notStore, "Swift propertyWrapper main; SwiftData Model"),
  ]
  public static let table = indexedRows
}
