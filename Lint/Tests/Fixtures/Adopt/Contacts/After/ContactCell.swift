import UIKit

import protocol SwiftMVVMPattern.View

class ContactCell: UITableViewCell {}

extension ContactCell: SwiftMVVMPattern.View {}
