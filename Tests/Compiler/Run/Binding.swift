// A view-controller binder binds after its first bind(), and each replacement once.
import SwiftMVVMPattern
import UIKit

@MainActor
final class TitleViewModel: ViewModel {
  let title: String
  init(_ title: String) { self.title = title }
}

/// Sets its view model inside `viewDidLoad`, before its views exist.
final class CodeBuilt: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var label: UILabel!
  var bound: [String?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = TitleViewModel("set in viewDidLoad")
    label = UILabel()
    bind()
  }

  func bind(to viewModel: TitleViewModel?) {
    bound.append(viewModel?.title)
    label.text = viewModel?.title
  }
}

class Base<VM>: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: VM?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: VM?) {}
}

final class Derived: Base<TitleViewModel> {
  var bound: [String?] = []
  override func bind(to viewModel: TitleViewModel?) { bound.append(viewModel?.title) }
}

final class Injected: UIViewController, ViewModelBinder {
  let viewModel: TitleViewModel
  var bound: [String?] = []

  init(viewModel: TitleViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: TitleViewModel?) { bound.append(viewModel?.title) }
}

final class Plain: UIViewController, ViewModelBinder {
  var viewModel: TitleViewModel? {
    didSet { bind() }
  }
  var bound: [String?] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: TitleViewModel?) { bound.append(viewModel?.title) }
}

final class Badge: UIView, View, ViewModelBinder {
  @WeakObservedViewModel var viewModel: TitleViewModel?
  var bound: [String?] = []
  func bind(to viewModel: TitleViewModel?) { bound.append(viewModel?.title) }
}

@main
@MainActor
struct Binding {
  static func main() {
    let first = TitleViewModel("first")
    let second = TitleViewModel("second")

    let codeBuilt = CodeBuilt()
    codeBuilt.viewModel = first
    codeBuilt.bind()
    expect(codeBuilt.bound, [], "a controller doesn't bind before its view is loaded")
    expect(codeBuilt.isViewLoaded, false, "bind() doesn't load the view")
    codeBuilt.loadViewIfNeeded()
    expect(codeBuilt.bound, ["set in viewDidLoad"], "a view model set in viewDidLoad is bound once, by bind()")
    codeBuilt.viewModel = second
    codeBuilt.viewModel = nil
    expect(codeBuilt.bound, ["set in viewDidLoad", "second", nil], "each replacement is bound once")
    expect(codeBuilt.label.text, nil, "the view shows the latest")

    let derived = Derived()
    derived.viewModel = first
    derived.loadViewIfNeeded()
    derived.viewModel = second
    expect(derived.bound, ["first", "second"], "a subclass of a generic base binds once for each view model")

    let injected = Injected(viewModel: first)
    injected.loadViewIfNeeded()
    expect(injected.bound, ["first"], "a constant is bound by bind()")

    let plain = Plain()
    plain.viewModel = first
    expect(plain.bound, [], "a plain property isn't bound before the view is loaded")
    plain.loadViewIfNeeded()
    plain.viewModel = second
    expect(plain.bound, ["first", "second"], "a plain property is bound at each replacement after that")

    let badge = Badge()
    badge.viewModel = first
    badge.viewModel = second
    expect(badge.bound, ["first", "second"], "a view binds from init")
    withExtendedLifetime((first, second)) {}
    finish()
  }
}
