/// Only the view model retains its delegate here.
@MainActor func makeDemo() -> ListViewModel {
  let viewModel = ListViewModel()
  viewModel.delegate = DemoLog()
  return viewModel
}

@MainActor private final class DemoLog: ListViewModelDelegate {
  func didLoad() {}
}
