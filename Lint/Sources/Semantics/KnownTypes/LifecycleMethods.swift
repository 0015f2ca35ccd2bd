public import LintSyntax

/// Methods that UIKit and AppKit call during the life of a controller, view or cell.
public struct LifecycleMethods: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A method that only controllers override.
  public static let controller = Self(rawValue: 1 << 0)
  /// A method that only views override.
  public static let view = Self(rawValue: 1 << 1)
  /// A method that only cells override.
  public static let cell = Self(rawValue: 1 << 2)
  /// A method that runs once, before the object is shown.
  public static let setsUp = Self(rawValue: 1 << 3)
  /// A method that initializers call, by convention.
  public static let calledByInitializers = Self(rawValue: 1 << 4)
  public static let appearing = Self(rawValue: 1 << 5)
  public static let disappearing = Self(rawValue: 1 << 6)
  public static let preparesForReuse = Self(rawValue: 1 << 7)
  /// A method that runs while the user moves the content of a screen that remains shown.
  public static let scrolls = Self(rawValue: 1 << 8)

  public static let rows: [(kinds: Self, lines: String)] = [
    ([.controller, .setsUp], "UIKit viewDidLoad loadView"),
    ([.controller, .appearing], "UIKit viewWillAppear viewIsAppearing viewDidAppear"),
    ([.controller, .disappearing], "UIKit viewWillDisappear viewDidDisappear"),
    (
      .controller,
      "UIKit viewWillLayoutSubviews viewDidLayoutSubviews viewSafeAreaInsetsDidChange viewWillTransition"
    ),
    (.view, "UIKit layoutSubviews didMoveToWindow didMoveToSuperview"),
    ([.cell, .preparesForReuse], "UIKit prepareForReuse"),
    ([.cell, .setsUp], "UIKit awakeFromNib"),
    (.calledByInitializers, "App commonInit"),
    (.scrolls, "UIKit scrollViewWillBeginDragging scrollViewDidScroll"),
  ]
  public static let table = indexedRows

  /// Whether a method runs once for each object.
  public static func runsOnce(_ name: Name) -> Bool { !self[name].isDisjoint(with: [.setsUp, .calledByInitializers]) }
}
