// An untyped context that is read from the cell directly.
import SwiftMVVMPattern
import UIKit

class CustomCell: UITableViewCell, Contextable {
  var context: Any?
}

class TableViewController: UITableViewController {
  var entities: [String]?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entities?.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "CustomCell", for: indexPath) as? CustomCell else {
      fatalError("the storyboard's cell isn't a CustomCell")
    }
    cell.context = entities?[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let cell = tableView.cellForRow(at: indexPath) as? CustomCell, let entity = cell.context as? String else {
      return
    }
    print(entity)
  }
}
