import SwiftMVVMPattern

final class CounterViewModel: ViewModel {
  var count = 0
}

actor Tally {
  func add(_ viewModel: CounterViewModel) { viewModel.count += 1 }
}

@MainActor func tally(_ viewModel: CounterViewModel, in tally: Tally) async {
  await tally.add(viewModel)
  viewModel.count += 1
}
