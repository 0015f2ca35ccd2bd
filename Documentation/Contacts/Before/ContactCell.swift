import UIKit

class ContactCell: UITableViewCell {}
