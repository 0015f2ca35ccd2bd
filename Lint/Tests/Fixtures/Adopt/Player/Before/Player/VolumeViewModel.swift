import UIKit

/// Mixes two roles.
final class VolumeViewModel: UIView {
  private(set) var volume = 0
  func increase() { volume += 1 }
}
