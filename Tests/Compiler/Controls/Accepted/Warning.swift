import SwiftMVVMPattern

struct ProfileViewModel: ViewModel {}

func unused() {
  let viewModel = ProfileViewModel()
}
