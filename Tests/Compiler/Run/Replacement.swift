// A view model that is replaced before and after its controller's view is loaded.
import SwiftMVVMPattern
import UIKit

@MainActor
final class TitleViewModel: ViewModel {
  var title: String {
    didSet { onChange?() }
  }
  var onChange: (() -> Void)?
  init(_ title: String) { self.title = title }
}

/// The base class of the three screens, which are all checked in the same way.
@MainActor
class Screen: UIViewController {
  /// Like an outlet, it is nil until the view is loaded, and reading it earlier traps.
  private(set) var label: UILabel!
  var binds = 0
  var shows = 0
  private weak var observed: TitleViewModel?

  func rebind(to viewModel: TitleViewModel?) {
    binds += 1
    observed?.onChange = nil
    observed = viewModel
    viewModel?.onChange = { [weak self, weak viewModel] in self?.show(viewModel) }
    show(viewModel)
  }

  private func show(_ viewModel: TitleViewModel?) {
    shows += 1
    label.text = viewModel?.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label = UILabel()
  }
}

protocol Replaceable: Screen, ViewModelObserver where HeldViewModel == TitleViewModel {
  init()
  var viewModel: TitleViewModel? { get set }
}

final class Strong: Screen, Replaceable {
  @ObservedViewModel var viewModel: TitleViewModel?
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind() { rebind(to: viewModel) }
}

final class Weak: Screen, Replaceable {
  @WeakObservedViewModel var viewModel: TitleViewModel?
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind() { rebind(to: viewModel) }
}

final class Plain: Screen, Replaceable {
  var viewModel: TitleViewModel? {
    didSet { if isReadyToBind { bind() } }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind() { rebind(to: viewModel) }
}

@main
@MainActor
struct Replacement {
  static func main() {
    story(of: Strong())
    story(of: Weak())
    story(of: Plain())
    finish()
  }

  static func story(of screen: some Replaceable) {
    let name = "\(type(of: screen))"
    let never = TitleViewModel("never shown")
    let first = TitleViewModel("first")

    screen.viewModel = never
    screen.viewModel = first
    expect(screen.binds, 0, "calls of bind() of \(name) before its view is loaded")
    expect(screen.isViewLoaded, false, "whether \(name) loads its view for a view model")

    screen.loadViewIfNeeded()
    expect(screen.binds, 1, "calls of bind() of \(name) after its view is loaded")
    expect(screen.label.text, "first", "the text of \(name) that was set before")
    expectObserved(screen, first, "the first")
    expectNotObserved(screen, to: never, "one that was replaced before the view was loaded")

    let second = TitleViewModel("second")
    replace(screen, by: second, insteadOf: first)
    let third = TitleViewModel("third")
    replace(screen, by: third, insteadOf: second)
    expectNotObserved(screen, to: first, "the first, after two replacements")

    screen.viewModel = nil
    expect(screen.binds, 4, "calls of bind() of \(name) after the view model is set to nil")
    expect(screen.label.text, nil, "the text of \(name) without a view model")
    expectNotObserved(screen, to: third, "the one before nil")

    screen.viewModel = third
    screen.viewModel = third
    expect(screen.binds, 6, "calls of bind() of \(name) after setting the same one twice")
    expectObserved(screen, third, "the one that was set again")
    withExtendedLifetime((never, first, second, third)) {}
  }

  static func replace(_ screen: some Replaceable, by new: TitleViewModel, insteadOf former: TitleViewModel) {
    let binds = screen.binds
    screen.viewModel = new
    expect(screen.binds, binds + 1, "calls of bind() of \(type(of: screen)) for a replacement")
    expect(screen.label.text, new.title, "the text of \(type(of: screen)) after a replacement")
    expectObserved(screen, new, "the new one")
    expectNotObserved(screen, to: former, "the former one")
  }

  static func expectObserved(_ screen: some Replaceable, _ viewModel: TitleViewModel, _ which: String) {
    let shows = screen.shows
    viewModel.title += "!"
    expect(screen.label.text, viewModel.title, "text of \(type(of: screen)) after a change of \(which)")
    expect(screen.shows, shows + 1, "number of updates of \(type(of: screen)) for \(which)")
  }

  static func expectNotObserved(_ screen: some Replaceable, to viewModel: TitleViewModel, _ which: String) {
    let shows = screen.shows
    viewModel.title += "?"
    expect(screen.shows, shows, "updates of \(type(of: screen)) after changes of \(which)")
  }
}
