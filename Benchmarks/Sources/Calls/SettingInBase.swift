import MVVMCore

/// Replaces the view model of a generic base class, such as an app's `BaseViewController<ViewModel>`.
let settingInBase = [
  Case(name: "set an @ObservedViewModel, generic base class", kit: { KitScreen() }, byHand: { HandScreen() }),
  Case(
    name: "set a @WeakObservedViewModel, generic base class",
    kit: { KitWeakScreen() }, byHand: { HandWeakScreen() }, limit: nil),
]

open class KitBase<VM>: ViewModelObserver {
  @ObservedViewModel open var viewModel: VM?
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind() {}
}

open class KitScreen: KitBase<Profile>, Call {
  open override func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
open class HandBase<VM> {
  open var viewModel: VM? {
    didSet { if isReadyToBind { bind() } }
  }
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind() {}
}

open class HandScreen: HandBase<Profile>, Call {
  open override func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

// MARK: Weak

open class KitWeakBase<VM: AnyObject>: ViewModelObserver {
  @WeakObservedViewModel open var viewModel: VM?
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind() {}
}

open class KitWeakScreen: KitWeakBase<Profile>, Call {
  open override func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
open class HandWeakBase<VM: AnyObject> {
  open weak var viewModel: VM? {
    didSet { if isReadyToBind { bind() } }
  }
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind() {}
}

open class HandWeakScreen: HandWeakBase<Profile>, Call {
  open override func bind() { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}
