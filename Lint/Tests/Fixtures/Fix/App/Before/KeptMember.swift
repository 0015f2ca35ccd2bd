import UIKit

/// UIKit declares the rows of index paths.
final class KeptMemberViewModel {
  private var row = 0
  func select(_ place: IndexPath) { row = place.row }
}
