import UIKit

/// The finding is about two places, and the comment about one of them.
@MainActor final class BadgeViewModel {
  // mvvmlint:disable:next view-reference
  weak var first: UILabel?
  weak var second: UILabel?
  func load() {}
}
