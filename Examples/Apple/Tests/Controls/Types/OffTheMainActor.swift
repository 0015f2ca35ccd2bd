// fails: call to main actor-isolated instance method 'reloadData()' in a synchronous nonisolated context
import UIKit

nonisolated func reload(_ table: UITableView) { table.reloadData() }
