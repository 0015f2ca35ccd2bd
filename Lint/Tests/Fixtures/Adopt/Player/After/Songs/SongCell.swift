// Windows line endings.
import UIKit

import protocol SwiftMVVMPattern.ViewModel
import protocol SwiftMVVMPattern.View

class BaseCell: UITableViewCell {}

extension BaseCell: SwiftMVVMPattern.View {}

final class SongCell: BaseCell {}

enum CellViewModel {
  case song(String)
  func title() -> String {
    switch self {
    case .song(let title): return title
    }
  }
}

extension CellViewModel: SwiftMVVMPattern.ViewModel {}
