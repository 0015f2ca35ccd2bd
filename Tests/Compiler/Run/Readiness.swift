// When an observer is ready: a view at once, a controller when its view is loaded, and an initial value binds nothing.
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
    expect(badge.binds, 1, "a view binds at once")

    let born = Born()
    expect(born.viewModel != nil, true, "an initial value is held")
    born.loadViewIfNeeded()
    expect(born.binds, 0, "an initial value does not bind")

    let late = Late()
    late.loadViewIfNeeded()
    late.viewModel = TitleViewModel()
    expect(late.binds, 0, "one that says it is not ready does not bind")
    late.isReadyToBind = true
    late.viewModel = TitleViewModel()
    expect(late.binds, 1, "one that says it is ready binds")

    let forgotten = Forgotten()
    forgotten.loadViewIfNeeded()
    do {
      let viewModel = TitleViewModel()
      forgotten.viewModel = viewModel
      expect(forgotten.viewModel === viewModel, true, "a weak one is held while it lives")
    }
    expect(forgotten.viewModel == nil, true, "a weak one is let go at its end")
    expect(forgotten.binds, 1, "the end of a weak one does not bind")
    finish()
  }
}
