import UIKit

final class ColorViewModel {
  let color = UIColor.red
  func load() {}
}
