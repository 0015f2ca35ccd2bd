// Declarations that the documentation's examples use without declaring them. An example's own declarations hide these.
@_exported public import MVVMConformance
@_exported public import SwiftMVVMPattern
@_exported public import UIKit

open class ProfileView: UIView, View {
  public let nameLabel = UILabel()
}

public protocol ProfileShowing: ViewModel, AnyObject {
  var name: String { get }
}

open class ProfileViewModel: ProfileShowing {
  public let name: String
  public init(name: String) { self.name = name }
}

@MainActor open class ChangingViewModel: ViewModel {
  public var name = ""
  public var onChange: (() -> Void)?
  public init() {}
}

public struct Contact: Hashable, Identifiable, Sendable {
  public let id: Int
  public let name: String
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

@MainActor open class AddressBook {
  public static var shared = AddressBook()
  public init() {}
  open func load(_ completion: @escaping @MainActor ([Contact]) -> Void) {}
}

open class ContactCell: UITableViewCell, View, Contextable {
  public var context: Contact?
}

open class ContactViewController: UIViewController {
  public let contact: Contact
  public init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

open class ContactsTableViewController: UITableViewController {
  public var contacts: [Contact] = []
  open func open(_ contact: Contact) {}
}

open class PresentedViewController: UIViewController, ViewModelHolder, Presentable {
  public var profileView: ProfileView?
  public var viewModel: ProfileViewModel?
  public var presenter: Presenter<ProfileView, ProfileViewModel>?
}
