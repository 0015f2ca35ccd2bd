import SwiftMVVMPattern

@MainActor
final class ContactsViewModel: ViewModel {
  private(set) var contacts: [Contact] = []
  var onChange: (() -> Void)?

  func load() {
    AddressBook.shared.load { [weak self] contacts in
      self?.contacts = contacts
      self?.onChange?()
    }
  }
}
