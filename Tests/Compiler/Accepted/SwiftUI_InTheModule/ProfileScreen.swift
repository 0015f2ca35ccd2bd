import SwiftMVVMPattern
import SwiftUI

struct ProfileViewModel: ViewModel { var name = "" }

struct ProfileScreen: View {
  let viewModel: ProfileViewModel
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text(viewModel.name)
      Button("Edit") { isEditing = true }
    }
  }
}
