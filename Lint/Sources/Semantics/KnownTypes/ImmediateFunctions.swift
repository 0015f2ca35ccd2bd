public import LintSyntax

/// Functions that call their closure before they return.
public struct ImmediateFunctions: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let general = Self(rawValue: 1 << 0)
  /// Changes views, maybe with an animation. The details are the labels of the form that calls its closure at once.
  public static let changesViews = Self(rawValue: 1 << 1)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .general,
      """
      Swift assumeIsolated
      Dispatch sync
      ObjectiveC autoreleasepool
      CoreData performAndWait
      os withLock withLockUnchecked withUnsafeLock
      RealmSwift write
      GRDB read
      SnapKit makeConstraints remakeConstraints updateConstraints
      """
    ),
    ([.general, .changesViews], "UIKit performWithoutAnimation"),
    (
      .changesViews,
      """
      UIKit performBatchUpdates animate animateKeyframes addKeyframe transition:with runningPropertyAnimator
      AppKit runAnimationGroup
      """
    ),
  ]
  public static let table = indexedRows
  /// The labels that a call needs, by name.
  public static let labels = indexedDetails

  /// Whether a function calls its closure at once, by its name or because it begins with `with`.
  public static func mayName(_ name: Name) -> Bool {
    self[name].contains(.general) || name.hasPrefix("with") && name != "with" && !StreamAPI[name].contains(.own)
  }
}
