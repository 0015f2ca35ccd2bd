import SwiftMVVMPattern

final class CounterViewModel: ViewModel {
  var count = 0
}

actor Tally {
  func add(_ viewModel: CounterViewModel) { viewModel.count += 1 }
}

@MainActor func tally(_ viewModel: CounterViewModel, in tally: Tally) async {
  await tally.add(viewModel)
  // expected-error@-1 {{sending 'viewModel' risks causing data races}}
  // expected-note@-2 {{sending main actor-isolated 'viewModel' to actor-isolated instance method 'add' risks causing data races between actor-isolated and main actor-isolated uses}}
  viewModel.count += 1
}
