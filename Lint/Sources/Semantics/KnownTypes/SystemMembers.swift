public import LintSyntax

/// Members of the system's types.
public struct SystemMembers: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Returns the one instance of a type.
  public static let instance = Self(rawValue: 1 << 0)
  /// Puts views together.
  public static let layout = Self(rawValue: 1 << 1)
  /// Puts a view or controller on the screen.
  public static let placement = Self(rawValue: 1 << 2)
  /// Passes an object to the views below.
  public static let environment = Self(rawValue: 1 << 3)
  /// Passes the user's settings to views.
  public static let settings = Self(rawValue: 1 << 4)
  /// Asks the user for a permission.
  public static let permission = Self(rawValue: 1 << 5)

  public static let rows: [(kinds: Self, lines: String)] = [
    (.instance, "Foundation shared default standard current main general instance sharedInstance"),
    ([.layout, .placement], "UIKit addSubview insertSubview addArrangedSubview removeFromSuperview"),
    (.layout, "UIKit bringSubviewToFront layoutIfNeeded setNeedsLayout NSLayoutConstraint"),
    (
      .placement,
      "UIKit addChild pushViewController popViewController present setViewControllers rootViewController"
    ),
    (.environment, "SwiftUI environment environmentObject; SwiftData modelContainer modelContext"),
    (.settings, "SwiftUI defaultAppStorage"),
    (.permission, "CoreLocation authorizationStatus requestAuthorization locationServicesEnabled"),
  ]
  public static let table = indexedRows
}
