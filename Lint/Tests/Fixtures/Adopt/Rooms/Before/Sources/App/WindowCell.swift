import Injection
import UIKit

final class WindowCell: UITableViewCell {
  @Wrappers.View var pane = 1
}
