import UIKit

/// The stars below a book, a view with its own logic.
final class RatingViewModel: UIStackView {
  private(set) var stars = 0

  func rate(_ stars: Int) {
    self.stars = stars
    for (place, star) in arrangedSubviews.enumerated() { star.isHidden = place >= stars }
  }
}
