// unlocated-error {{an error that doesn't occur}}
import SwiftMVVMPattern

@MainActor class Screen {
  @ObservedViewModel var viewModel: Int?
}
