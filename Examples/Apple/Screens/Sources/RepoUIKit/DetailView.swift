public import SwiftMVVMPattern
public import UIKit

/// A repository's page. The tags in the storyboard identify its parts.
public final class DetailView: UIView, View {
  enum Part: Int, CaseIterable {
    case title = 1
    case notice, about, language, stars, address
  }

  /// Returns a part that only shows text.
  func label(_ part: Part) -> UILabel? { viewWithTag(part.rawValue) as? UILabel }

  /// The link to the repository.
  var address: UITextView? { viewWithTag(Part.address.rawValue) as? UITextView }
}
