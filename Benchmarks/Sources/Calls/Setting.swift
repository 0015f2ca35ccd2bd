import MVVMCore

/// Replaces and binds a view model that is held strongly.
let setting = [
  Case(name: "set an @ObservedViewModel", kit: { KitFinal() }, byHand: { HandFinal() }),
  Case(name: "set an @ObservedViewModel, open class", kit: { KitOpen() }, byHand: { HandOpen() }),
]

private final class KitFinal: ViewModelObserver, Call {
  @ObservedViewModel var viewModel: Profile?
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
private final class HandFinal: Call {
  var viewModel: Profile? {
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

open class KitOpen: ViewModelObserver, Call {
  @ObservedViewModel open var viewModel: Profile?
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
open class HandOpen: Call {
  open var viewModel: Profile? {
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
