import UIKit

/// The stars below a book: a view that decides by itself what it shows.
final class RatingViewModel: UIStackView {
  private(set) var stars = 0

  func rate(_ stars: Int) {
    self.stars = stars
    for (place, star) in arrangedSubviews.enumerated() { star.isHidden = place >= stars }
  }
}
