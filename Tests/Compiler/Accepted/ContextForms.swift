// Types of a context: Any, a value, a protocol, a weak object, a generic parameter.
import SwiftMVVMPattern
import UIKit

struct Contact {}
protocol Named: AnyObject {}
final class Person: Named {}

class AnyCell: UITableViewCell, Contextable { var context: Any? }
class ContactCell: UITableViewCell, Contextable { var context: Contact? }
class PersonCell: UITableViewCell, Contextable { weak var context: Person? }
class NamedCell: UITableViewCell, Contextable { weak var context: (any Named)? }
class FunctionCell: UITableViewCell, Contextable { var context: (() -> Void)? }
class PairCell: UITableViewCell, Contextable { var context: (section: String, row: Int)? }

class GenericCell<Entity>: UITableViewCell, Contextable { var context: Entity? }
final class StringCell: GenericCell<String> {}

class ExplicitCell: UICollectionViewCell, Contextable {
  typealias Context = Contact
  var context: Context? {
    didSet { isHidden = context == nil }
  }
}

/// A class that isn't a UIKit view.
final class Row: Contextable { var context: Int? }

@MainActor
func select(_ tableView: UITableView, _ indexPath: IndexPath) {
  let string: String? = tableView.context(ofCell: StringCell.self, at: indexPath)
  let person: Person? = tableView.context(ofCell: PersonCell.self, at: indexPath)
  let named: (any Named)? = tableView.context(ofCell: NamedCell.self, at: indexPath)
  let anything: Any? = tableView.context(ofCell: AnyCell.self, at: indexPath)
  tableView.context(ofCell: FunctionCell.self, at: indexPath)?()
  print(string ?? "", person as Any, named as Any, anything as Any)
}

@MainActor
func entities<Cell: Contextable<Contact>>(_ cells: [Cell]) -> [Contact] { cells.compactMap(\.context) }
