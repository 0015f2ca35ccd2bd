import SwiftMVVMPattern

@MainActor
class ContactsViewModel: ViewModel {
  private(set) var contacts: [Contact] = []
  private(set) var summary = ""
  var onChange: (() -> Void)?
}
