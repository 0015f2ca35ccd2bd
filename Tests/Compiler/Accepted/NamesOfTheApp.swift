import SwiftMVVMPattern
import UIKit

// An app's types named Cell, Index and Context don't clash with the kit in its containers and cells.

class Cell: UITableViewCell {
  var custom = 0
}

struct Index {
  var place = 0
}

struct Context {
  var depth = 0
}

class Table: UITableView {
  func place(of cell: Cell, at index: Index) -> Int { cell.custom + index.place }
}

class NamedCell: UITableViewCell, Contextable {
  var context: String?
  func show(in context: Context) -> Int { context.depth }
}
