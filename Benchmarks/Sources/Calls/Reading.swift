import MVVMCore

/// Reads a view model.
let reading = [
  Case(name: "read an @ObservedViewModel", kit: { KitRead() }, byHand: { HandRead() }),
  Case(name: "read an @ObservedViewModel, open class", kit: { KitReadOpen() }, byHand: { HandReadOpen() }),
  Case(name: "read a @WeakObservedViewModel", kit: { KitReadWeak() }, byHand: { HandReadWeak() }),
]

private let ada = Profile("Ada")

private final class KitRead: ViewModelObserver, Call {
  @ObservedViewModel var viewModel: Profile? = ada
  func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.name.utf8.count ?? 0 }
}

@MainActor
private final class HandRead: Call {
  var viewModel: Profile? = ada {
    didSet { bind() }
  }
  func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.name.utf8.count ?? 0 }
}

open class KitReadOpen: ViewModelObserver, Call {
  @ObservedViewModel open var viewModel: Profile? = ada
  open func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.name.utf8.count ?? 0 }
}

@MainActor
open class HandReadOpen: Call {
  open var viewModel: Profile? = ada {
    didSet { bind() }
  }
  open func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.name.utf8.count ?? 0 }
}

private final class KitReadWeak: ViewModelObserver, Call {
  @WeakObservedViewModel var viewModel: Profile? = ada
  func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.name.utf8.count ?? 0 }
}

@MainActor
private final class HandReadWeak: Call {
  weak var viewModel: Profile? = ada {
    didSet { bind() }
  }
  func bind() {}
  func callAsFunction(_: Int) -> Int { viewModel?.name.utf8.count ?? 0 }
}
