import MVVMCore
import SwiftMVVMPattern
import SwiftUI
import UIKit

class ProfileView: UIView {}
extension ProfileView: SwiftMVVMPattern.View {}

class BadgeView: UIView {}
extension BadgeView: MVVMCore.View {}

/// A SwiftUI view may also be a view of the kit.
extension ProfileScreen: SwiftMVVMPattern.View {}

class ProfileViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?

  func bind() {
    guard let viewModel else { return }
    addChild(UIHostingController(rootView: ProfileScreen(viewModel: viewModel)))
  }
}
