// A third-party module that the fixtures import.
public import SwiftMVVMPattern
public import UIKit

open class ProfileView: UIView {
  public let nameLabel = UILabel()
}
extension ProfileView: View {}

open class BadgeView: UIView {}
extension BadgeView: View {}

public final class ProfileViewModel: ViewModel {
  public var name = ""
  public init() {}
}

public final class BadgeViewModel: ViewModel {
  public init() {}
}

public final class ContactStore: Store {
  public init() {}
}

public struct ProfileHolder: ViewModelHolder {
  public var viewModel: ProfileViewModel?
}

public struct ProfileObserver: ViewModelObserver {
  public var viewModel: ProfileViewModel?
  public func bind() {}
}

open class ProfileViewController: UIViewController, ViewModelHolder, Presentable {
  public var viewModel: ProfileViewModel?
  public var presenter: Presenter<ProfileView, ProfileViewModel>?
}

public struct Contact: Sendable {
  public var name = ""
}

open class ContactCell: UITableViewCell, Contextable {
  public var context: Contact?
}
