import SwiftMVVMPattern

@MainActor final class ListViewModel: ViewModel {
  var title = ""
  // expected-note@-1 {{property declared here}}
}

nonisolated func title(_ viewModel: ListViewModel) -> String {
  viewModel.title
  // expected-error@-1 {{main actor-isolated property 'title' can not be referenced from a nonisolated context}}
}
