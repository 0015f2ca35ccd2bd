import MVVMContext
import Testing

/// Safe selection: the entity that the visible cell carries, or nil.
@MainActor
@Suite struct SelectionTests {
  static func shelf() -> Shelf {
    let (loose, contact, empty, folder) = (LooseCell(), ContactCell(), ContactCell(), GenericCell<Folder>())
    loose.context = Contact(name: "Ada")
    contact.context = Contact(name: "Grace")
    folder.context = Folder("inbox")
    return Shelf(["loose": loose, "contact": contact, "empty": empty, "folder": folder, "bare": BareCell()])
  }

  @Test func `the cell's type finds the context`() {
    let shelf = Self.shelf()
    #expect(shelf.context(ofCell: ContactCell.self, at: "contact") == Contact(name: "Grace"))
    #expect(shelf.context(ofCell: LooseCell.self, at: "loose") as? Contact == Contact(name: "Ada"))
    #expect(shelf.context(ofCell: GenericCell<Folder>.self, at: "folder")?.name == "inbox")
  }

  @Test(arguments: ["empty", "loose", "folder", "bare", "nowhere"])
  func `the cell's type finds nothing without a cell, in another cell or without a context`(index: String) {
    #expect(Self.shelf().context(ofCell: ContactCell.self, at: index) == nil)
  }

  @Test(arguments: ["loose": "Ada", "contact": "Grace"])
  func `the entity's type finds the context`(index: String, name: String) {
    let shelf = Self.shelf()
    let contact: Contact? = shelf.context(at: index)
    #expect(contact?.name == name)
    #expect(shelf.context(as: Contact.self, at: index)?.name == name)
  }

  @Test(arguments: ["empty", "folder", "bare", "nowhere"])
  func `the entity's type finds nothing without a cell, without a context or for another entity`(index: String) {
    #expect(Self.shelf().context(as: Contact.self, at: index) == nil)
  }

  @Test func `Any finds the existing context`() {
    let shelf = Self.shelf()
    #expect(shelf.context(as: Any.self, at: "contact") as? Contact == Contact(name: "Grace"))
    #expect(shelf.context(as: Any.self, at: "loose") as? Contact == Contact(name: "Ada"))
  }

  @Test(arguments: ["empty", "bare", "nowhere"])
  func `Any finds nil if there is no context`(index: String) {
    let context: Any? = Self.shelf().context(at: index)
    guard case .none = context else {
      Issue.record("an Any that holds nil")
      return
    }
  }

  @Test func `an untyped context is Any and can be cast`() {
    let shelf = Self.shelf()
    #expect(shelf.context(at: "contact") as? Contact == Contact(name: "Grace"))
    #expect(shelf.context(at: "loose") as? Contact == Contact(name: "Ada"))
    #expect(shelf.context(at: "folder") as? Contact == nil)
    for index in ["empty", "bare", "nowhere"] {
      let context = shelf.context(at: index) as Any?
      #expect(isNone(context))
    }
  }

  nonisolated static let nils: [@Sendable () -> Any] = [
    { Contact?.none as Any }, { Contact??.some(.none) as Any }, { Contact???.some(.some(.none)) as Any },
  ]

  @Test(arguments: nils)
  func `an Any that holds nil is nil in every form`(makeNil: @Sendable () -> Any) {
    let cell = LooseCell()
    cell.context = makeNil()
    let shelf = Shelf(["cell": cell])
    let inferred: Any? = shelf.context(at: "cell")
    #expect(isNone(inferred))
    #expect(isNone(shelf.context(as: Any.self, at: "cell")))
    #expect(isNone(shelf.context(ofCell: LooseCell.self, at: "cell")))
    #expect(throws: ContextError.self) { try shelf.requireContext(as: Any.self, at: "cell") }
    let contexts = CellContexts<Any>()
    contexts[cell] = makeNil()
    #expect(isNone(contexts[cell]))
    #expect(isNone(contexts.context(at: "cell", in: shelf)))
  }

  @Test func `a protocol's existential that holds nil is nil in every form`() {
    let cell = TaggedCell()
    let shelf = Shelf(["cell": cell])
    let contexts = CellContexts<any Tagged>()
    for nothing: any Tagged in [Contact?.none, Contact??.some(.none)] {
      cell.context = nothing
      let inferred: (any Tagged)? = shelf.context(at: "cell")
      #expect(isNone(inferred))
      #expect(isNone(shelf.context(as: (any Tagged).self, at: "cell")))
      #expect(isNone(shelf.context(as: Any.self, at: "cell")))
      #expect(isNone(shelf.context(ofCell: TaggedCell.self, at: "cell")))
      #expect(throws: ContextError.self) { try shelf.requireContext(as: (any Tagged).self, at: "cell") }
      contexts[cell] = nothing
      #expect(isNone(contexts[cell]))
    }
    cell.context = Contact?.some(Contact(name: "Ada"))
    #expect(shelf.context(ofCell: TaggedCell.self, at: "cell")?.tag == "Ada")
    #expect(shelf.context(as: Contact.self, at: "cell")?.name == "Ada")
  }

  @Test func `an Any that holds an optional with a value returns the value`() {
    let cell = LooseCell()
    cell.context = Contact??.some(Contact(name: "Ada")) as Any
    let shelf = Shelf(["cell": cell])
    #expect(shelf.context(as: Contact.self, at: "cell")?.name == "Ada")
    #expect(shelf.context(ofCell: LooseCell.self, at: "cell") as? Contact == Contact(name: "Ada"))
  }

  @Test func `an entity of any type can be required as Any`() throws {
    let shelf = Self.shelf()
    let inferred: Any = try shelf.requireContext(at: "contact")
    #expect(inferred as? Contact == Contact(name: "Grace"))
    #expect(try shelf.requireContext(as: Any.self, at: "loose") as? Contact == Contact(name: "Ada"))
  }

  @Test func `a subclass instance is found by the cell's type`() {
    final class Drawer: Folder {}
    let cell = GenericCell<Folder>()
    cell.context = Drawer("bills")
    #expect(Shelf(["cell": cell]).context(ofCell: GenericCell<Folder>.self, at: "cell")?.name == "bills")
  }

  @Test func `an entity is found by its protocol or superclass`() {
    final class Inbox: CustomStringConvertible { let description = "inbox" }
    let (cell, typed) = (ProtocolCell(), GenericCell<Inbox>())
    (cell.context, typed.context) = (Inbox(), Inbox())
    let shelf = Shelf(["cell": cell, "typed": typed])
    #expect(shelf.context(as: (any CustomStringConvertible).self, at: "typed")?.description == "inbox")
    #expect(shelf.context(ofCell: ProtocolCell.self, at: "cell")?.description == "inbox")
    #expect(shelf.context(as: Inbox.self, at: "cell") != nil)
  }

  @Test func `a weak context ends with its entity`() {
    let cell = WeakCell()
    let shelf = Shelf(["cell": cell])
    do {
      let folder = Folder("inbox")
      cell.context = folder
      #expect(shelf.context(ofCell: WeakCell.self, at: "cell") === folder)
    }
    #expect(shelf.context(ofCell: WeakCell.self, at: "cell") == nil)
    #expect(shelf.context(as: Any.self, at: "cell") == nil)
  }

  @Test func `a strong context is released when the cell is assigned another one or cleared`() {
    let cell = GenericCell<Folder>()
    weak var (first, second): (Folder?, Folder?)
    do {
      let (one, two) = (Folder("one"), Folder("two"))
      (first, second) = (one, two)
      cell.context = one
      cell.context = two
    }
    #expect(first == nil)
    #expect(second != nil)
    cell.context = nil
    #expect(second == nil)
  }
}

/// Whether an optional is nil itself, instead of an `Any` that holds nil.
private func isNone<Value>(_ value: Value?) -> Bool {
  if case .none = value { true } else { false }
}
