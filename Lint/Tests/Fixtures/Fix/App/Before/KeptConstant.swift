import UIKit

final class MenuViewModel {
  func load() { _ = kCATransitionFade }
}
