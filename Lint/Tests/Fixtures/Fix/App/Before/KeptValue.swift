import UIKit

final class KeptValueViewModel {
  func load() { _ = paletteAccent }
}
