#if CORE
  import MVVMCore
#endif
#if CONTEXT
  import MVVMContext
#endif

// A list whose cells carry the entity that they were rendered with.

struct Contact {
  let name: String
}

final class ContactCell: Cell {
  var context: Contact?
}

final class HeaderCell: Cell {
  var context: Any?
}

#if CORE
  extension Cell: View {}
#endif

#if CONTEXT
  extension ContactCell: Contextable {}
  extension HeaderCell: Contextable {}
  extension Table: CellContainer {
    func visibleCell(at row: Int) -> Cell? { cell(at: row) }
  }
#endif

final class ContactsController: Controller {
  let table: Table
  var contacts: [Contact] = []
  init(table: Table) { self.table = table }

  func reload() {
    for (row, contact) in contacts.enumerated() {
      switch table.cell(at: row) {
      case let cell as ContactCell: cell.context = contact
      case let cell as HeaderCell: cell.context = contact.name
      default: break
      }
    }
  }

  func didSelectRow(at row: Int) {
    #if CONTEXT
      let contact = table.context(ofCell: ContactCell.self, at: row)
      let header = table.context(as: String.self, at: row)
    #else
      let contact = (table.cell(at: row) as? ContactCell)?.context
      let header = (table.cell(at: row) as? HeaderCell)?.context as? String
    #endif
    if let contact { print(contact.name) }
    if let header { print("section", header) }
    explain(row)
  }

  /// Prints what was found instead of a contact.
  func explain(_ row: Int) {
    #if CONTEXT
      do {
        let contact: Contact = try table.requireContext(at: row)
        print("opens", contact.name)
      } catch {
        print(error)
      }
    #else
      switch table.cell(at: row) {
      case let cell as ContactCell:
        if let contact = cell.context { print("opens", contact.name) } else { print("an empty cell at \(row)") }
      case .some: print("another cell at \(row)")
      case nil: print("no cell at \(row)")
      }
    #endif
  }
}
