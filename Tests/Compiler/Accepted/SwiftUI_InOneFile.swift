// An import that resolves the ambiguity of `View` in one file.
import SwiftMVVMPattern
import SwiftUI

import protocol SwiftUI.View

struct ProfileViewModel: ViewModel { var name = "" }

struct ProfileScreen: View {
  let viewModel: ProfileViewModel
  var body: some View { Text(viewModel.name) }
}

class ProfileView: UIView {}
extension ProfileView: SwiftMVVMPattern.View {}
