import SwiftMVVMPattern

@MainActor
class ContactsViewModel: ViewModel {
  private(set) var contacts: [Contact] = []
  private(set) var summary = ""
  var onChange: (() -> Void)?
  private let book: AddressBook

  init(book: AddressBook) {
    self.book = book
  }

  func load() {
    book.load { [weak self] contacts in
      guard let self else { return }
      self.contacts = contacts.sorted { $0.name < $1.name }
      summary = contacts.isEmpty ? "No contacts" : "\(contacts.count) contacts"
      onChange?()
    }
  }
}
