import Foundation

/// The file begins with a byte order mark.
final class MarkedViewModel {
  var count = 0
  func load() { count += 1 }
}
