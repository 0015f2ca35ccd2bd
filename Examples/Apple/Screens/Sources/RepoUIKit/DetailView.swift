public import SwiftMVVMPattern
public import UIKit

/// The parts of a repository's page, as the storyboard lays them out: each has its number there as its tag.
public final class DetailView: UIView, View {
  enum Part: Int, CaseIterable {
    case title = 1
    case notice, about, language, stars, address
  }

  /// A part that is text alone.
  func label(_ part: Part) -> UILabel? { viewWithTag(part.rawValue) as? UILabel }

  /// The part that can be followed.
  var address: UITextView? { viewWithTag(Part.address.rawValue) as? UITextView }
}
