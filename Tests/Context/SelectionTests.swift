import MVVMContext
import Testing

/// Safe selection: the entity that the visible cell carries, or nothing.
@MainActor
@Suite struct SelectionTests {
  static func shelf() -> Shelf {
    let (loose, contact, empty, folder) = (LooseCell(), ContactCell(), ContactCell(), GenericCell<Folder>())
    loose.context = Contact(name: "Ada")
    contact.context = Contact(name: "Grace")
    folder.context = Folder("inbox")
    return Shelf(["loose": loose, "contact": contact, "empty": empty, "folder": folder, "bare": BareCell()])
  }

  @Test func `by the cell's type`() {
    let shelf = Self.shelf()
    #expect(shelf.context(of: ContactCell.self, at: "contact") == Contact(name: "Grace"))
    #expect(shelf.context(of: LooseCell.self, at: "loose") as? Contact == Contact(name: "Ada"))
    #expect(shelf.context(of: GenericCell<Folder>.self, at: "folder")?.name == "inbox")
  }

  @Test(arguments: ["empty", "loose", "folder", "bare", "nowhere"])
  func `by the cell's type: no cell, another cell, no context`(index: String) {
    #expect(Self.shelf().context(of: ContactCell.self, at: index) == nil)
  }

  @Test(arguments: ["loose": "Ada", "contact": "Grace"])
  func `by the entity's type`(index: String, name: String) {
    let shelf = Self.shelf()
    let contact: Contact? = shelf.context(at: index)
    #expect(contact?.name == name)
    #expect(shelf.context(Contact.self, at: index)?.name == name)
  }

  @Test(arguments: ["empty", "folder", "bare", "nowhere"])
  func `by the entity's type: no cell, no context, another entity`(index: String) {
    #expect(Self.shelf().context(Contact.self, at: index) == nil)
  }

  @Test func `asked for as Any: what there is`() {
    let shelf = Self.shelf()
    #expect(shelf.context(Any.self, at: "contact") as? Contact == Contact(name: "Grace"))
    #expect(shelf.context(Any.self, at: "loose") as? Contact == Contact(name: "Ada"))
  }

  @Test(arguments: ["empty", "bare", "nowhere"])
  func `asked for as Any: nothing is nil`(index: String) {
    let context: Any? = Self.shelf().context(at: index)
    guard case .none = context else {
      Issue.record("an Any that holds nil")
      return
    }
  }

  @Test func `an Any that holds nil is nothing, at any depth`() {
    let cell = LooseCell()
    let shelf = Shelf(["cell": cell])
    for nothing: Any in [Contact?.none as Any, Contact??.some(.none) as Any, Contact???.some(.some(.none)) as Any] {
      cell.context = nothing
      guard case .none = shelf.context(Any.self, at: "cell") else {
        Issue.record("an Any that holds nil")
        continue
      }
      guard case .none = shelf.context(of: LooseCell.self, at: "cell") else {
        Issue.record("an Any that holds nil, by the cell's type")
        continue
      }
      #expect(throws: ContextError.self) { try shelf.requireContext(Any.self, at: "cell") }
    }
    cell.context = Contact??.some(Contact(name: "Ada")) as Any
    #expect(shelf.context(Contact.self, at: "cell")?.name == "Ada")
  }

  @Test func `an entity may be asked for as its protocol or superclass`() {
    final class Inbox: CustomStringConvertible { let description = "inbox" }
    let (cell, typed) = (ProtocolCell(), GenericCell<Inbox>())
    (cell.context, typed.context) = (Inbox(), Inbox())
    let shelf = Shelf(["cell": cell, "typed": typed])
    #expect(shelf.context((any CustomStringConvertible).self, at: "typed")?.description == "inbox")
    #expect(shelf.context(of: ProtocolCell.self, at: "cell")?.description == "inbox")
    #expect(shelf.context(Inbox.self, at: "cell") != nil)
  }

  @Test func `a weak context ends with its entity`() {
    let cell = WeakCell()
    let shelf = Shelf(["cell": cell])
    do {
      let folder = Folder("inbox")
      cell.context = folder
      #expect(shelf.context(of: WeakCell.self, at: "cell") === folder)
    }
    #expect(shelf.context(of: WeakCell.self, at: "cell") == nil)
    #expect(shelf.context(Any.self, at: "cell") == nil)
  }

  @Test func `a strong context is let go of when the cell is assigned another, or cleared`() {
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
