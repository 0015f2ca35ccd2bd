// fails: value of type 'UITableView' has no member 'reloadEverything'
import UIKit

@MainActor
func reload(_ table: UITableView) { table.reloadEverything() }
