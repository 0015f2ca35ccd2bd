// A view model that is replaced, before its controller's view is loaded and after.
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

/// What the three screens below share, so that one story is told of each.
@MainActor
class Screen: UIViewController {
  /// As an outlet: nil until the view is loaded, and fatal to whoever comes earlier.
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
    expect(screen.binds, 0, "\(name) does not bind before its view is loaded")
    expect(screen.isViewLoaded, false, "\(name) does not load its view for a view model")

    screen.loadViewIfNeeded()
    expect(screen.binds, 1, "\(name) binds once, when its view is loaded")
    expect(screen.label.text, "first", "\(name) shows what was set before")
    hears(screen, first, "the first")
    deaf(screen, to: never, "one that was replaced before the view was loaded")

    let second = TitleViewModel("second")
    replace(screen, by: second, insteadOf: first)
    let third = TitleViewModel("third")
    replace(screen, by: third, insteadOf: second)
    deaf(screen, to: first, "the first, two replacements ago")

    screen.viewModel = nil
    expect(screen.binds, 4, "\(name) binds when the view model is taken away")
    expect(screen.label.text, nil, "\(name) shows nothing then")
    deaf(screen, to: third, "the one that was taken away")

    screen.viewModel = third
    screen.viewModel = third
    expect(screen.binds, 6, "\(name) binds to the same one again")
    hears(screen, third, "the one that came back")
    withExtendedLifetime((never, first, second, third)) {}
  }

  static func replace(_ screen: some Replaceable, by new: TitleViewModel, insteadOf former: TitleViewModel) {
    let binds = screen.binds
    screen.viewModel = new
    expect(screen.binds, binds + 1, "\(type(of: screen)) binds once for a replacement")
    expect(screen.label.text, new.title, "\(type(of: screen)) shows the new one")
    hears(screen, new, "the new one")
    deaf(screen, to: former, "the former one")
  }

  static func hears(_ screen: some Replaceable, _ viewModel: TitleViewModel, _ which: String) {
    let shows = screen.shows
    viewModel.title += "!"
    expect(screen.label.text, viewModel.title, "\(type(of: screen)) hears \(which)")
    expect(screen.shows, shows + 1, "\(type(of: screen)) hears \(which) once")
  }

  static func deaf(_ screen: some Replaceable, to viewModel: TitleViewModel, _ which: String) {
    let shows = screen.shows
    viewModel.title += "?"
    expect(screen.shows, shows, "\(type(of: screen)) does not hear \(which)")
  }
}
