import MVVMContext
import Testing

/// The error of the throwing form names what was found and what was expected.
@MainActor
@Suite struct ContextErrorTests {
  @Test func `returns the existing entity`() throws {
    let contact: Contact = try SelectionTests.shelf().requireContext(at: "contact")
    #expect(contact.name == "Grace")
  }

  nonisolated static let failures: [(index: String, ContextError.Finding, sentence: String)] = [
    ("nowhere", .noCell, "found no visible cell at nowhere, where Contact was expected"),
    ("bare", .otherCell("BareCell"), "found a cell of type BareCell at bare, where Contact was expected"),
    ("empty", .emptyCell("ContactCell"), "found a ContactCell without a context at empty, where Contact was expected"),
    ("folder", .context("Folder"), "found a context of type Folder at folder, where Contact was expected"),
  ]

  @Test(arguments: failures)
  func `names what was found instead`(index: String, found: ContextError.Finding, sentence: String) throws {
    let error = try #require(throws: ContextError.self) {
      _ = try SelectionTests.shelf().requireContext(as: Contact.self, at: index)
    }
    #expect(error.found == found)
    #expect(error.expected == "Contact")
    #expect(error.index == index)
    #expect(error.description == sentence)
  }

  @Test func `the type of a context declared as Any is that of its entity`() throws {
    let error = try #require(throws: ContextError.self) {
      _ = try SelectionTests.shelf().requireContext(as: Folder.self, at: "loose")
    }
    #expect(error.found == .context("Contact"))
  }
}
