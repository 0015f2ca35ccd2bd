// Windows line endings.
import UIKit

class BaseCell: UITableViewCell {}

final class SongCell: BaseCell {}

enum CellViewModel {
  case song(String)
  func title() -> String {
    switch self {
    case .song(let title): return title
    }
  }
}
