import Testing

@testable import Contacts

final class EmptyBook: AddressBook {
  override func load(_ completion: @escaping @MainActor ([Contact]) -> Void) { completion([]) }
}

@MainActor @Suite struct ContactsViewModelTests {
  @Test func emptyBookHasSummary() {
    let viewModel = ContactsViewModel(book: EmptyBook())
    viewModel.load()
    #expect(viewModel.summary == "No contacts")
  }
}
