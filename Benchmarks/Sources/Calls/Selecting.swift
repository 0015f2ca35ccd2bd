import MVVMContext

/// Reads the entity of the visible cell at an index.
let selecting = [
  Case(name: "context by cell type, a struct", kit: { KitByCell() }, byHand: { HandByCell() }),
  Case(name: "context by cell type, a class", kit: { KitByCellClass() }, byHand: { HandByCellClass() }),
  Case(name: "context by entity, a struct", kit: { KitByEntity() }, byHand: { HandByCell() }, limit: nil),
  Case(name: "context by entity, a class", kit: { KitByEntityClass() }, byHand: { HandByCellClass() }, limit: nil),
  Case(name: "context by entity, in an `Any?`", kit: { KitByAny() }, byHand: { HandByAny() }, limit: nil),
]

struct Contact {
  let name: String
}

final class Person {
  let name: String
  init(_ name: String) { self.name = name }
}

// MARK: A table like UIKit's, which returns its cells as their base class

@MainActor
class Row {}

final class ContactCell: Row, Contextable {
  var context: Contact? = Contact(name: "a name that is too long for an inline String")
}

final class PersonCell: Row, Contextable {
  var context: Person? = Person("a name that is too long for an inline String")
}

final class AnyCell: Row, Contextable {
  var context: Any? = Contact(name: "a name that is too long for an inline String")
}

final class Table: CellContainer {
  let rows: [Row]
  init(of makeRow: @MainActor () -> Row) { rows = (0..<10).map { _ in makeRow() } }

  @inline(never)
  func visibleCell(at index: Int) -> Row? { rows.indices.contains(index) ? rows[index] : nil }
}

// MARK: By the cell's type

private struct KitByCell: Call {
  let table = Table { ContactCell() }
  func callAsFunction(_ index: Int) -> Int {
    table.context(ofCell: ContactCell.self, at: index % 10)?.name.utf8.count ?? 0
  }
}

private struct HandByCell: Call {
  let table = Table { ContactCell() }
  func callAsFunction(_ index: Int) -> Int {
    (table.visibleCell(at: index % 10) as? ContactCell)?.context?.name.utf8.count ?? 0
  }
}

private struct KitByCellClass: Call {
  let table = Table { PersonCell() }
  func callAsFunction(_ index: Int) -> Int {
    table.context(ofCell: PersonCell.self, at: index % 10)?.name.utf8.count ?? 0
  }
}

private struct HandByCellClass: Call {
  let table = Table { PersonCell() }
  func callAsFunction(_ index: Int) -> Int {
    (table.visibleCell(at: index % 10) as? PersonCell)?.context?.name.utf8.count ?? 0
  }
}

// MARK: By the entity's type; handwritten code can only use the cell's type

private struct KitByEntity: Call {
  let table = Table { ContactCell() }
  func callAsFunction(_ index: Int) -> Int {
    table.context(as: Contact.self, at: index % 10)?.name.utf8.count ?? 0
  }
}

private struct KitByEntityClass: Call {
  let table = Table { PersonCell() }
  func callAsFunction(_ index: Int) -> Int {
    table.context(as: Person.self, at: index % 10)?.name.utf8.count ?? 0
  }
}

private struct KitByAny: Call {
  let table = Table { AnyCell() }
  func callAsFunction(_ index: Int) -> Int {
    table.context(as: Contact.self, at: index % 10)?.name.utf8.count ?? 0
  }
}

private struct HandByAny: Call {
  let table = Table { AnyCell() }
  func callAsFunction(_ index: Int) -> Int {
    ((table.visibleCell(at: index % 10) as? AnyCell)?.context as? Contact)?.name.utf8.count ?? 0
  }
}
