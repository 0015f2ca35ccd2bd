@MainActor
class AddressBook {
  static var shared = AddressBook()

  func load(_ completion: @escaping @MainActor ([Contact]) -> Void) {
    Task {
      completion([
        Contact(id: 1, name: "Grace"),
        Contact(id: 2, name: "Ada"),
        Contact(id: 3, name: "Katherine"),
      ])
    }
  }
}
