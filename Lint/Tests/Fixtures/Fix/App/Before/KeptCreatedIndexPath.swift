import UIKit

/// UIKit declares this initializer.
final class KeptCreatedIndexPathViewModel {
  private(set) var first: IndexPath?
  func load() { first = IndexPath(row: 0, section: 0) }
}
