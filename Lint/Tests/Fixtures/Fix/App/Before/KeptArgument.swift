import UIKit

final class KeptArgumentViewModel: PaletteOwner {
  func load() { paint(.red) }
}
