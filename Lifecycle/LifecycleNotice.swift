/// A notification for the observers of a view model.
enum LifecycleNotice<Updates> {
  case didSetup
  case willLoad
  case didLoad
  case didFailToLoad(any Error)
  case childDidFailToLoad(@MainActor () -> (any LifecycleViewModel)?, any Error)
  case didUpdate(Updates)
  case willUnload
  case didUnload
}

extension LifecycleObserver {
  func receive(_ notice: LifecycleNotice<LoadedViewModel.Updates>, from viewModel: LoadedViewModel) {
    switch notice {
    case .didSetup: viewModelDidSetup(viewModel)
    case .willLoad: viewModelWillLoad(viewModel)
    case .didLoad: viewModelDidLoad(viewModel)
    case .didFailToLoad(let error): viewModelDidFailToLoad(viewModel, error: error)
    case .childDidFailToLoad(let child, let error):
      if let child = child() { viewModelChildDidFailToLoad(viewModel, child: child, error: error) }
    case .didUpdate(let updates): viewModelDidUpdate(viewModel, updates: updates)
    case .willUnload: viewModelWillUnload(viewModel)
    case .didUnload: viewModelDidUnload(viewModel)
    }
  }
}
