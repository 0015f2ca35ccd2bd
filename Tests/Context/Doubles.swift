import MVVMContext

struct Contact: Hashable {
  var name: String
}

class Folder {
  let name: String
  init(_ name: String) { self.name = name }
}

/// Any cell of a list; a subclass decides what it carries.
@MainActor
class Cell {
  init() {}
}

final class LooseCell: Cell, Contextable {
  var context: Any?
}

final class ContactCell: Cell, Contextable {
  var context: Contact?
}

final class WeakCell: Cell, Contextable {
  weak var context: Folder?
}

final class GenericCell<Entity>: Cell, Contextable {
  var context: Entity?
}

final class ProtocolCell: Cell, Contextable {
  var context: (any CustomStringConvertible)?
}

/// A protocol that optionals adopt, so that its existential can hold nil.
protocol Tagged {
  var tag: String { get }
}
extension Contact: Tagged {
  var tag: String { name }
}
extension Optional: Tagged where Wrapped: Tagged {
  var tag: String { self?.tag ?? "" }
}

final class TaggedCell: Cell, Contextable {
  var context: (any Tagged)?
}

/// A cell that isn't contextable.
final class BareCell: Cell {}

/// A minimal container: cells by name.
@MainActor
struct Shelf: CellContainer {
  var cells: [String: Cell]

  init(_ cells: [String: Cell]) { self.cells = cells }

  func visibleCell(at index: String) -> Cell? { cells[index] }
}
