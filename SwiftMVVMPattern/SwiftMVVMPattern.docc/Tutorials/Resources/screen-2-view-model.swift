import SwiftMVVMPattern

@MainActor
final class ContactsViewModel: ViewModel {
  private(set) var contacts: [Contact] = []
}
