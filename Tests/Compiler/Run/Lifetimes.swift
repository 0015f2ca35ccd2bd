// Each part of a screen that the test retains keeps only itself and the parts that it owns alive.
import SwiftMVVMPattern
import UIKit

final class TitleViewModel: ViewModel {
  var onChange: (@MainActor () -> Void)?
}

final class TitleView: UIView, View {}

// Each way to create a presenter.
final class Subclassed: Presenter<TitleView, TitleViewModel> {
  override func update(view: TitleView, with viewModel: TitleViewModel) {}
}
final class Holding: Presenter<TitleView, TitleViewModel> {
  private(set) weak var view: TitleView?
  private(set) var viewModel: TitleViewModel?
  override func update(view: TitleView, with viewModel: TitleViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}
struct Value: Presenting {
  func update(view: TitleView, with viewModel: TitleViewModel) {}
}

// Each way to hold a view model.
class Screen: UIViewController, Presentable {
  var presenter: Presenter<TitleView, TitleViewModel>?
  var titleView: TitleView? { view as? TitleView }
  override func loadView() { view = TitleView() }
}
protocol Holder: Screen, ViewModelHolder where HeldViewModel == TitleViewModel {
  init()
  var viewModel: TitleViewModel? { get set }
}

final class Strong: Screen, ViewModelObserver, Holder {
  @ObservedViewModel var viewModel: TitleViewModel?
  func bind() { viewModel?.onChange = { [weak self] in self?.bind() } }
}
final class Weak: Screen, ViewModelObserver, Holder {
  @WeakObservedViewModel var viewModel: TitleViewModel?
  func bind() { viewModel?.onChange = { [weak self] in self?.bind() } }
}
final class Plain: Screen, Holder {
  var viewModel: TitleViewModel?
}

enum Part: String, CaseIterable { case controller, view, viewModel, presenter }

struct Watch {
  weak var object: AnyObject?
}

@main
@MainActor
struct Lifetimes {
  static func main() {
    let presenters: [(String, @MainActor () -> Presenter<TitleView, TitleViewModel>)] = [
      ("subclassed", { Subclassed() }), ("holding", { Holding() }),
      ("closure", { Presenter { _, _ in } }), ("wrapped", { Presenter(Value()) }),
    ]
    for (name, make) in presenters {
      for kept in subsets(of: Part.allCases) {
        check(Strong.self, name, make, keeping: kept)
        check(Weak.self, name, make, keeping: kept)
        check(Plain.self, name, make, keeping: kept)
      }
    }
    finish()
  }

  static func check<Controller: Holder>(
    _: Controller.Type, _ name: String, _ make: @MainActor () -> Presenter<TitleView, TitleViewModel>,
    keeping kept: Set<Part>
  ) {
    var references: [AnyObject] = []
    let watches = assemble(Controller.self, make, keeping: kept, in: &references)
    let alive = Set(watches.filter { $0.value.object != nil }.keys)
    let expected = owned(from: kept, by: Controller.self, name)
    let retained = kept.isEmpty ? "nothing" : kept.map(\.rawValue).sorted().joined(separator: ", ")
    expect(
      alive.map(\.rawValue).sorted(), expected.map(\.rawValue).sorted(),
      "\(Controller.self) with a \(name) presenter, retaining \(retained): the remaining objects")
    withExtendedLifetime(references) {}
  }

  /// Creates a screen, uses it, and releases all parts except the given ones.
  static func assemble<Controller: Holder>(
    _: Controller.Type, _ make: @MainActor () -> Presenter<TitleView, TitleViewModel>, keeping kept: Set<Part>,
    in references: inout [AnyObject]
  ) -> [Part: Watch] {
    let controller = Controller()
    let viewModel = TitleViewModel()
    let presenter = make()
    controller.loadViewIfNeeded()
    controller.viewModel = viewModel
    controller.presenter = presenter
    if let view = controller.titleView { presenter.update(view: view, with: viewModel) }
    viewModel.onChange?()

    var watches: [Part: Watch] = [:]
    for part in Part.allCases {
      let object: AnyObject? =
        switch part {
        case .controller: controller
        case .view: controller.view
        case .viewModel: viewModel
        case .presenter: presenter
        }
      watches[part] = Watch(object: object)
      if let object, kept.contains(part) { references.append(object) }
    }
    return watches
  }

  static func owned<Controller: Holder>(from kept: Set<Part>, by _: Controller.Type, _ presenter: String) -> Set<Part> {
    var alive = kept
    if alive.contains(.controller) { alive.formUnion([.view, .presenter]) }
    if alive.contains(.controller), Controller.self != Weak.self { alive.insert(.viewModel) }
    if alive.contains(.presenter), presenter == "holding" { alive.insert(.viewModel) }
    return alive
  }

  static func subsets(of parts: [Part]) -> [Set<Part>] {
    parts.reduce([[]]) { subsets, part in subsets + subsets.map { $0.union([part]) } }
  }
}
