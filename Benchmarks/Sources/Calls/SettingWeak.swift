import MVVMCore

/// Replaces and binds a view model that is held weakly.
let settingWeak = [
  Case(name: "set a @WeakObservedViewModel", kit: { KitWeakFinal() }, byHand: { HandWeakFinal() }),
  Case(name: "set a @WeakObservedViewModel, open class", kit: { KitWeakOpen() }, byHand: { HandWeakOpen() }),
]

private final class KitWeakFinal: ViewModelObserver, Call {
  @WeakObservedViewModel var viewModel: Profile?
  var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
private final class HandWeakFinal: Call {
  weak var viewModel: Profile? {
    didSet { if isReadyToBind { bind() } }
  }
  var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

open class KitWeakOpen: ViewModelObserver, Call {
  @WeakObservedViewModel open var viewModel: Profile?
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
open class HandWeakOpen: Call {
  open weak var viewModel: Profile? {
    didSet { if isReadyToBind { bind() } }
  }
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}
