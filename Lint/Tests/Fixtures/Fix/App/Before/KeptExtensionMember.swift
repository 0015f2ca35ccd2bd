import UIKit

final class KeptExtensionMemberViewModel {
  func load() { _ = "star".paletteImage }
}
