import UIKit

final class KeptNameViewModel {
  func load() { let action: UIAction? = nil; _ = action }
}
