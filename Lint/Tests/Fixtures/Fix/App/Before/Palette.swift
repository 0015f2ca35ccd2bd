import UIKit

// Values whose types other files use without naming them.

let paletteAccent = UIColor.red

@MainActor class PaletteOwner {
  func paint(_ color: UIColor) {}
}

extension String {
  var paletteImage: UIImage? { nil }
}
