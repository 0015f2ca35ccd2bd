import MVVMCore
import MVVMPresenter

let presenting = [
  Case(name: "present by a subclass of Presenter", kit: { KitBased() }, byHand: { HandBased() }),
  Case(name: "present by a struct", kit: { KitStruct() }, byHand: { HandStruct() }),
]

// MARK: A presenter that is chosen at run time, with a base class as its type

private final class KitBased: ViewModelHolder, Presentable, Call {
  let view: ProfileView? = ProfileView()
  var viewModel: Profile? = Profile("Ada")
  var presenter: Presenter<ProfileView, Profile>? = isUsual ? KitNamePresenter() : KitLongPresenter()

  func callAsFunction(_: Int) -> Int {
    presentViewModel(in: view)
    return view?.name.utf8.count ?? 0
  }
}

private final class KitNamePresenter: Presenter<ProfileView, Profile> {
  override func update(view: ProfileView, with viewModel: Profile) { view.name = viewModel.name }
}

private final class KitLongPresenter: Presenter<ProfileView, Profile> {
  override func update(view: ProfileView, with viewModel: Profile) { view.name = "name: \(viewModel.name)" }
}

@MainActor
private final class HandBased: Call {
  let view: ProfileView? = ProfileView()
  var viewModel: Profile? = Profile("Ada")
  var presenter: HandPresenter<ProfileView, Profile>? = isUsual ? HandNamePresenter() : HandLongPresenter()

  func callAsFunction(_: Int) -> Int {
    presentByHand(in: view)
    return view?.name.utf8.count ?? 0
  }

  func presentByHand(in view: ProfileView?) {
    guard let view, let viewModel, let presenter else { return }
    presenter.update(view: view, with: viewModel)
  }
}

@MainActor
private class HandPresenter<V, VM> {
  func update(view: V, with viewModel: VM) {}
}

private final class HandNamePresenter: HandPresenter<ProfileView, Profile> {
  override func update(view: ProfileView, with viewModel: Profile) { view.name = viewModel.name }
}

private final class HandLongPresenter: HandPresenter<ProfileView, Profile> {
  override func update(view: ProfileView, with viewModel: Profile) { view.name = "name: \(viewModel.name)" }
}

/// Always true, but unknown to the optimizer.
@MainActor
private var isUsual: Bool { CommandLine.arguments.count > 1 }

// MARK: A single presenter, a struct

private final class KitStruct: ViewModelHolder, Presentable, Call {
  let view: ProfileView? = ProfileView()
  var viewModel: Profile? = Profile("Ada")
  var presenter: KitStructPresenter? = KitStructPresenter()

  func callAsFunction(_: Int) -> Int {
    presentViewModel(in: view)
    return view?.name.utf8.count ?? 0
  }
}

private struct KitStructPresenter: Presenting {
  func update(view: ProfileView, with viewModel: Profile) { view.name = viewModel.name }
}

@MainActor
private final class HandStruct: Call {
  let view: ProfileView? = ProfileView()
  var viewModel: Profile? = Profile("Ada")
  var presenter: HandStructPresenter? = HandStructPresenter()

  func callAsFunction(_: Int) -> Int {
    presentByHand(in: view)
    return view?.name.utf8.count ?? 0
  }

  func presentByHand(in view: ProfileView?) {
    guard let view, let viewModel, let presenter else { return }
    presenter.update(view: view, with: viewModel)
  }
}

@MainActor
private struct HandStructPresenter {
  func update(view: ProfileView, with viewModel: Profile) { view.name = viewModel.name }
}
