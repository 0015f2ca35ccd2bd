// unlocated-error {{a sentence that nobody says}}
import SwiftMVVMPattern

@MainActor class Screen {
  @ObservedViewModel var viewModel: Int?
}
