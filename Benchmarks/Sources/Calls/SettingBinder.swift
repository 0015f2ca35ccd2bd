import MVVMCore

/// Replaces the view model of a binder: one that is ready from `init`, and one that waits for its first `bind()`, like a view
/// controller.
let settingBinder = [
  Case(name: "set in a binder", kit: { KitBinder() }, byHand: { HandBinder() }, limit: 1.15),
  Case(name: "set in a binder, open class", kit: { KitOpenBinder() }, byHand: { HandOpenBinder() }, limit: 1.15),
  Case(
    name: "set in a binder, generic base class",
    kit: { KitBinderScreen() }, byHand: { HandBinderScreen() }, limit: 1.15),
  Case(name: "set in a waiting binder", kit: { KitWaitingBinder() }, byHand: { HandWaitingBinder() }, limit: 1.15),
  Case(
    name: "set in a waiting binder, generic base class",
    kit: { KitWaitingScreen() }, byHand: { HandWaitingScreen() }, limit: nil),
]

// MARK: Ready from init

private final class KitBinder: ViewModelBinder, Call {
  @ObservedViewModel var viewModel: Profile?
  var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
private final class HandBinder: Call {
  var viewModel: Profile? {
    didSet { if isReadyToBind { bind(to: viewModel) } }
  }
  var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

open class KitOpenBinder: ViewModelBinder, Call {
  @ObservedViewModel open var viewModel: Profile?
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
open class HandOpenBinder: Call {
  open var viewModel: Profile? {
    didSet { if isReadyToBind { bind(to: viewModel) } }
  }
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

open class KitBinderBase<VM>: ViewModelBinder {
  @ObservedViewModel open var viewModel: VM?
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind(to viewModel: VM?) {}
}

open class KitBinderScreen: KitBinderBase<Profile>, Call {
  open override func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
open class HandBinderBase<VM> {
  open var viewModel: VM? {
    didSet { if isReadyToBind { bind(to: viewModel) } }
  }
  open var isReadyToBind: Bool { isLoaded }
  var isLoaded = true
  var shown = 0
  open func bind(to viewModel: VM?) {}
}

open class HandBinderScreen: HandBinderBase<Profile>, Call {
  open override func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

// MARK: Waits for the first bind(), like a UIViewController

@MainActor
open class Controller {
  public init() {}
}

extension ViewModelBinder where Self: Controller {
  public static var waitsForFirstBind: Bool {
    @inline(__always) get { true }
  }
}

private final class KitWaitingBinder: Controller, ViewModelBinder, Call {
  @ObservedViewModel var viewModel: Profile?
  var shown = 0
  public override init() {
    super.init()
    bind()
  }
  func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
private final class HandWaitingBinder: Controller, Call {
  var viewModel: Profile? {
    didSet { if hasBegun { bind(to: viewModel) } }
  }
  var hasBegun = false
  var shown = 0
  public override init() {
    super.init()
    bind()
  }

  func bind() {
    hasBegun = true
    bind(to: viewModel)
  }
  func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

open class KitWaitingBase<VM>: Controller, ViewModelBinder {
  @ObservedViewModel open var viewModel: VM?
  var shown = 0
  public override init() {
    super.init()
    bind()
  }
  open func bind(to viewModel: VM?) {}
}

open class KitWaitingScreen: KitWaitingBase<Profile>, Call {
  open override func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}

@MainActor
open class HandWaitingBase<VM>: Controller {
  open var viewModel: VM? {
    didSet { if hasBegun { bind(to: viewModel) } }
  }
  var hasBegun = false
  var shown = 0
  public override init() {
    super.init()
    bind()
  }

  func bind() {
    hasBegun = true
    bind(to: viewModel)
  }
  open func bind(to viewModel: VM?) {}
}

open class HandWaitingScreen: HandWaitingBase<Profile>, Call {
  open override func bind(to viewModel: Profile?) { shown = viewModel?.name.utf8.count ?? 0 }

  func callAsFunction(_ index: Int) -> Int {
    viewModel = .profile(index)
    return shown
  }
}
