// A view is ready immediately, and a controller when its view is loaded. An initial value isn't bound.
import SwiftMVVMPattern
import UIKit

final class TitleViewModel: ViewModel {}

final class Badge: UIView, View, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  var binds = 0
  func bind() { binds += 1 }
}

final class Born: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel? = TitleViewModel()
  var binds = 0
  func bind() { binds += 1 }
}

final class Late: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  var isReadyToBind = false
  var binds = 0
  func bind() { binds += 1 }
}

final class Forgotten: UIViewController, ViewModelObserver {
  @WeakObservedViewModel var viewModel: TitleViewModel?
  var binds = 0
  func bind() { binds += 1 }
}

@main
@MainActor
struct Readiness {
  static func main() {
    let badge = Badge()
    badge.viewModel = TitleViewModel()
    expect(badge.binds, 1, "the number of calls of bind() of a view")

    let born = Born()
    expect(born.viewModel != nil, true, "whether an initial value is stored")
    born.loadViewIfNeeded()
    expect(born.binds, 0, "the number of calls of bind() for an initial value")

    let late = Late()
    late.loadViewIfNeeded()
    late.viewModel = TitleViewModel()
    expect(late.binds, 0, "the number of calls of bind() while the observer isn't ready")
    late.isReadyToBind = true
    late.viewModel = TitleViewModel()
    expect(late.binds, 1, "the number of calls of bind() once the observer is ready")

    let forgotten = Forgotten()
    forgotten.loadViewIfNeeded()
    do {
      let viewModel = TitleViewModel()
      forgotten.viewModel = viewModel
      expect(forgotten.viewModel === viewModel, true, "whether a weak property has a view model that is alive")
    }
    expect(forgotten.viewModel == nil, true, "whether a weak property is nil after the view model's release")
    expect(forgotten.binds, 1, "the number of calls of bind() after the view model's release")
    finish()
  }
}
