import Injection
import UIKit

import protocol MVVMCore.View

final class WindowCell: UITableViewCell {
  @Wrappers.View var pane = 1
}

extension WindowCell: MVVMCore.View {}
