import SwiftMVVMPattern
import UIKit

class ContactCell: UITableViewCell, View {}
