import MVVMCore
import MVVMPresenter
import Testing

/// Views, view models and presenters are released when they should be.
@MainActor
@Suite struct LifetimeTests {
  /// A presenter that updates its view later, and references it weakly.
  final class LivePresenter: Presenter<Label, Name> {
    private(set) weak var view: Label?
    private(set) var viewModel: Name?

    override func update(view: Label, with viewModel: Name) {
      (self.view, self.viewModel) = (view, viewModel)
    }
  }

  /// A view that owns its presenter, as cells do.
  final class OwningView: View, ViewModelHolder, Presentable {
    var viewModel: Name?
    var presenter: OwnedPresenter?
    init() {}
  }

  final class OwnedPresenter: Presenter<OwningView, Name> {
    private(set) weak var view: OwningView?
    private(set) var viewModel: Name?

    override func update(view: OwningView, with viewModel: Name) {
      (self.view, self.viewModel) = (view, viewModel)
    }
  }

  nonisolated static let presenters: [@MainActor @Sendable () -> Presenter<Label, Name>] =
    PresenterTests.presenters + [{ LivePresenter() }, { Presenter(LivePresenter()) }]

  @Test(arguments: presenters)
  func `a presented view and its screen are released`(make: @MainActor () -> Presenter<Label, Name>) {
    weak var (label, name): (Label?, Name?)
    weak var (screen, presenter): (Screen?, Presenter<Label, Name>?)
    do {
      let made = (Label(), Name("ada"), make())
      let madeScreen = Screen(viewModel: made.1, presenter: made.2)
      #expect(madeScreen.presentViewModel(in: made.0) == .presented)
      (label, name, presenter, screen) = (made.0, made.1, made.2, madeScreen)
      #expect(presenter != nil)
    }
    #expect(label == nil && name == nil && presenter == nil && screen == nil)
  }

  @Test(arguments: presenters)
  func `a presenter doesn't retain the view`(make: @MainActor () -> Presenter<Label, Name>) {
    let presenter = make()
    weak var label: Label?
    do {
      let made = Label()
      presenter.update(view: made, with: Name("ada"))
      label = made
    }
    #expect(label == nil)
  }

  @Test func `a view that owns its presenter is released`() {
    weak var view: OwningView?
    do {
      let made = OwningView()
      made.viewModel = Name("ada")
      made.presenter = OwnedPresenter()
      #expect(made.presentViewModel(in: made) == .presented)
      #expect(made.presenter?.view === made)
      view = made
    }
    #expect(view == nil)
  }

  @Test func `a presenter may retain a view that is a value`() {
    struct Line: View { var text = "line" }
    final class LinePresenter: Presenter<Line, Name> {
      private(set) var view: Line?
      private(set) var viewModel: Name?
      override func update(view: Line, with viewModel: Name) { (self.view, self.viewModel) = (view, viewModel) }
    }
    let presenter = LinePresenter()
    presenter.update(view: Line(), with: Name("ada"))
    #expect(presenter.view?.text == "line")
    #expect(presenter.viewModel?.text == "ada")
  }
}
