import UIKit

final class RayViewModel {
  func load() { _ = normalize([1, 1, 1]) }
}
