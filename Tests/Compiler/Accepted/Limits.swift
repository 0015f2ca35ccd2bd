// Violations that the compiler doesn't refuse. The page Limitations lists each.
import SwiftMVVMPattern
import UIKit

struct Box<Content> {}
extension Box: View where Content == Int {}
extension Box: ViewModel where Content == String {}

final class ProfileView: UIView, View {}

final class HoldsManyViews: ViewModelHolder {
  let viewModel: [UIView] = []
}

final class HoldsAResponder: ViewModelHolder {
  let viewModel: UIResponder? = nil
}

protocol Showing {}
extension ProfileView: Showing {}
final class HoldsAViewBehindAProtocol: ViewModelHolder {
  let viewModel: any Showing = ProfileView()
}

final class Screen<Held>: ViewModelHolder {
  let viewModel: Held
  init(_ viewModel: Held) { self.viewModel = viewModel }
}

@MainActor
func makeScreen() -> Screen<ProfileView> { Screen(ProfileView()) }

final class BypassingBinder: ViewModelBinder {
  let viewModel = ProfileViewModel()
  func bind() {}
  func bind(to viewModel: ProfileViewModel?) {}
}

struct ProfileViewModel: ViewModel {}
final class CarryingViewModel: ViewModel, Contextable { var context: Int? }
@MainActor let presenter = Presenter<ProfileView, ProfileView> { _, _ in }
