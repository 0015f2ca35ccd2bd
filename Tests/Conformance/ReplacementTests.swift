import MVVMBinding
import MVVMConformance
import MVVMCore
import MVVMPresenter
import Testing

/// The probe finds holders that don't follow the replacement of their view model.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReplacementTests {
  @Test func `an observer that unbinds and binds again passes`() async {
    let findings = await probe(Sign(), settle: 0.1)
    #expect(findings == [])
  }

  @Test func `an observer that observes in a task passes`() async {
    let findings = await probe(LateSign())
    #expect(findings == [])
  }

  @Test(arguments: [0, 0.3])
  func `an observer that never unbinds fails`(_ seconds: Double) async {
    let findings = await probe(ClingingSign(), settle: seconds)
    #expect(findings.messages == ["'ClingingSign' still observes the replaced view model; \(release)"])
  }

  @Test func `an observer that never ends its task fails`() async {
    let findings = await probe(LateClingingSign())
    #expect(findings.messages == ["'LateClingingSign' still observes the replaced view model; \(release)"])
  }

  @Test func `a debounced observer that never unbinds fails`() async {
    let findings = await probe(DebouncedSign(leaks: true), settle: 0.3, within: 30)
    #expect(findings.messages == ["'DebouncedSign' still observes the replaced view model; \(release)"])
  }

  @Test func `a debounced observer that unbinds passes`() async {
    let findings = await probe(DebouncedSign(leaks: false), settle: 0.3, within: 30)
    #expect(findings == [])
  }

  @Test func `an observer that doesn't observe fails`() async {
    let findings = await probe(DeafSign())
    #expect(
      findings.messages == [
        "'DeafSign' doesn't observe the first view model; \(observe)"
      ])
  }

  @Test func `an observer that binds only once fails`() async {
    let findings = await probe(FaithfulSign())
    #expect(findings.messages == ["'FaithfulSign' still shows the replaced view model; \(observe)"])
  }

  @Test func `an observer that shows the next view model and observes only the first fails`() async {
    let findings = await probe(HalfFaithfulSign())
    #expect(findings.messages == ["'HalfFaithfulSign' doesn't observe the new view model; \(observe)"])
  }

  @Test func `an observer that releases only the first view model fails`() async {
    let findings = await probe(ForgetfulSign())
    #expect(
      findings.messages == [
        "'ForgetfulSign' still observes the replaced view model when the first one is set again; \(release)"
      ])
  }

  @Test func `an observer that binds to each view model only once fails`() async {
    let findings = await probe(ProudSign())
    #expect(
      findings.messages == [
        "'ProudSign' doesn't observe the new view model when the first one is set again; \(observe)"
      ])
  }

  @Test func `an observer that ignores nil fails`() async {
    let findings = await probe(LonelySign())
    #expect(
      findings.messages == ["'LonelySign' still observes its view model after the property is set to nil; \(release)"])
  }

  @Test func `view models that look the same fail`() async {
    let findings = await probe(Sign(), first: "same", second: "same!")
    #expect(findings.messages == ["'Sign' \(sameLook)"])
  }

  @Test func `an observer that shows only later changes of the next view model fails`() async {
    let findings = await probe(LazySign())
    #expect(findings.messages == ["'LazySign' still shows the replaced view model; \(observe)"])
  }

  private func probe<Subject: AnySign>(
    _ sign: Subject, first: String = "first", second: String = "second", settle seconds: Double = 0,
    within limit: Double = 0.02
  ) async -> [ConformanceFinding] where Subject.HeldViewModel == TitleViewModel {
    await replacementFindings(
      sign, sign.property, TitleViewModel(first), then: TitleViewModel(second), settle: seconds, within: limit,
      change: { $0.title.value += "!" }, shows: { $0.text })
  }
}

private let observe =
  "show and observe each view model: in bind() with @ObservedViewModel, in init, or in update(view:with:)"
private let release = "end the former observation: clear its closure or replace its token, and capture self weakly"
private let sameLook =
  "shows the same for both view models; pass view models that look different, also after 'change'"

/// The probe reads from the view model whether it has an observer, so it doesn't have to wait.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ObservedReplacementTests {
  @Test func `a binder that releases the former view model passes`() async {
    #expect(await probe(BellView(leaks: false)) == [])
  }

  @Test func leakOfADebouncedBinderIsFoundWithoutAChangeOfTheFormerViewModel() async {
    let view = BellView(leaks: true, delay: 60)
    var changes = 0
    let findings = await replacementFindings(
      view, \.viewModel, BellViewModel("first"), then: BellViewModel("second"), within: 30,
      isObserved: { $0.onChange != nil },
      change: { viewModel in
        changes += 1
        viewModel.text += "!"
      }, shows: { $0.text })
    #expect(findings.messages == ["'BellView' still observes the replaced view model; \(release)"])
    // The first view model, before it was replaced.
    #expect(changes == 1)
  }

  @Test func `an isObserved that is always false fails`() async {
    let findings = await replacementFindings(
      BellView(leaks: true), \.viewModel, BellViewModel("first"), then: BellViewModel("second"), within: 0.02,
      isObserved: { _ in false }, change: { $0.text += "!" }, shows: { $0.text })
    #expect(
      findings.messages == [
        "'BellView' observes the first view model, but 'isObserved' is false for it; return true while it has an observer"
      ])
  }

  @Test(arguments: [("first", "first!"), ("same", "same")])
  func `view models that look the same fail`(_ first: String, _ second: String) async {
    #expect(await probe(BellView(leaks: false), first, second).messages == ["'BellView' \(sameLook)"])
  }

  @Test func `a change to the same text fails`() async {
    let findings = await replacementFindings(
      BellView(leaks: false), \.viewModel, BellViewModel("first"), then: BellViewModel("second"), within: 0.02,
      isObserved: { $0.onChange != nil }, change: { $0.text = "changed" }, shows: { $0.text })
    #expect(findings.messages == ["'BellView' \(sameLook)"])
  }

  private func probe(
    _ view: BellView, _ first: String = "first", _ second: String = "second"
  ) async -> [ConformanceFinding] {
    await replacementFindings(
      view, \.viewModel, BellViewModel(first), then: BellViewModel(second), within: 0.02,
      isObserved: { $0.onChange != nil }, change: { $0.text += "!" }, shows: { $0.text })
  }
}

/// Holders whose view model is a constant, or not optional.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct InjectedReplacementTests {
  @Test func `an injected binder that is deallocated with its observation passes`() async {
    let received = await replacementFindings(
      BellViewModel("first"), then: BellViewModel("second"), within: 0.02,
      in: { InjectedBell(viewModel: $0) }, isObserved: { $0.screen != nil }, change: { $0.text += "!" },
      shows: { $0.text }
    )
    #expect(received == [])
    #expect(await settled { InjectedBell(viewModel: $0) } == [])
  }

  @Test func `an injected binder that a closure retains fails`() async {
    let message = "'RetainedBell' still observes the replaced view model; \(release)"
    let received = await replacementFindings(
      BellViewModel("first"), then: BellViewModel("second"), within: 0.02,
      in: { RetainedBell(viewModel: $0) }, isObserved: { $0.screen != nil }, change: { $0.text += "!" },
      shows: { $0.text }
    )
    #expect(received.messages == [message])
    #expect(await settled { RetainedBell(viewModel: $0) }.messages == [message])
  }

  @Test func `an injected holder that doesn't observe fails`() async {
    #expect(
      await settled { DeafBell(viewModel: $0) }.messages == [
        "'DeafBell' doesn't observe the first view model; \(observe)"
      ])
  }

  @Test func `a holder with a variable that isn't optional is checked in place`() async {
    let bell = ReplaceableBell(viewModel: BellViewModel("none"))
    let findings = await replacementFindings(
      BellViewModel("first"), then: BellViewModel("second"), within: 0.02,
      in: { (viewModel) -> ReplaceableBell in
        bell.viewModel = viewModel
        return bell
      }, isObserved: { $0.onChange != nil }, change: { $0.text += "!" }, shows: { $0.text })
    #expect(findings == [])
  }

  @Test func `an injected screen and its view model are deallocated`() async {
    let findings = await deallocationFindings(within: 0.02) {
      let viewModel = BellViewModel("only")
      return [viewModel, InjectedBell(viewModel: viewModel)]
    }
    #expect(findings == [])
  }

  private func settled(_ make: (BellViewModel) -> some Bell) async -> [ConformanceFinding] {
    await replacementFindings(
      BellViewModel("first"), then: BellViewModel("second"), settle: 0, within: 0.02, in: make,
      change: { $0.text += "!" }, shows: { $0.text })
  }
}

/// Presenters that observe view models.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresenterReplacementTests {
  @Test func `a presenter that releases the former view model passes`() async {
    #expect(await probe(ObservingPresenter(leaks: false)) == [])
    #expect(await settled(ObservingPresenter(leaks: false)) == [])
  }

  @Test func `a presenter that still observes the former view model fails`() async {
    let message = "'ObservingPresenter' still observes the replaced view model; \(release)"
    #expect(await probe(ObservingPresenter(leaks: true)).messages == [message])
    #expect(await settled(ObservingPresenter(leaks: true)).messages == [message])
  }

  @Test func `a presenter that observes nothing fails`() async {
    #expect(
      await settled(Presenter { view, bell in view.text = bell.text }).messages == [
        "'Presenter<BellLabel, BellViewModel>' doesn't observe the first view model; \(observe)"
      ])
  }

  private func probe(_ presenter: some Presenting<BellLabel, BellViewModel>) async -> [ConformanceFinding] {
    let label = BellLabel()
    return await replacementFindings(
      BellViewModel("first"), then: BellViewModel("second"), within: 0.02,
      in: { viewModel in
        presenter.update(view: label, with: viewModel)
        return presenter
      }, isObserved: { $0.onChange != nil }, change: { $0.text += "!" }, shows: { _ in label.text })
  }

  private func settled(_ presenter: some Presenting<BellLabel, BellViewModel>) async -> [ConformanceFinding] {
    let label = BellLabel()
    return await replacementFindings(
      BellViewModel("first"), then: BellViewModel("second"), settle: 0, within: 0.02,
      in: { viewModel in
        presenter.update(view: label, with: viewModel)
        return presenter
      }, change: { $0.text += "!" }, shows: { _ in label.text })
  }
}

@MainActor final class BellViewModel: ViewModel {
  var onChange: (() -> Void)?
  weak var screen: (any Bell)?
  var text: String {
    didSet {
      onChange?()
      screen?.show()
    }
  }
  init(_ text: String) { self.text = text }
}

@MainActor final class BellLabel: View {
  var text = ""
}

/// Shows its view model, after a number of milliseconds if there is a delay.
final class BellView: ViewModelBinder {
  @ObservedViewModel var viewModel: BellViewModel?
  private(set) var text = ""
  private weak var observed: BellViewModel?
  private let leaks: Bool
  private let delay: UInt64

  init(leaks: Bool, delay: UInt64 = 0) { (self.leaks, self.delay) = (leaks, delay) }

  func bind(to viewModel: BellViewModel?) {
    if !leaks { observed?.onChange = nil }
    observed = viewModel
    viewModel?.onChange = { [weak self, weak viewModel] in self?.show(viewModel) }
    show(viewModel)
  }

  private func show(_ viewModel: BellViewModel?) {
    let text = viewModel?.text ?? ""
    guard delay > 0 else { return self.text = text }
    Task { [weak self, delay] in
      try? await Task.sleep(nanoseconds: delay * 1_000_000)
      self?.text = text
    }
  }
}

@MainActor protocol Bell: ViewModelHolder, AnyObject where HeldViewModel == BellViewModel {
  var text: String { get }
  func show()
}

final class InjectedBell: Bell, ViewModelBinder {
  let viewModel: BellViewModel
  private(set) var text = ""
  init(viewModel: BellViewModel) {
    self.viewModel = viewModel
    bind()
  }
  func bind(to viewModel: BellViewModel?) {
    viewModel?.screen = self
    show()
  }
  func show() { text = viewModel.text }
}

final class RetainedBell: Bell {
  let viewModel: BellViewModel
  private(set) var text = ""
  private var onTap: () -> Void = {}
  init(viewModel: BellViewModel) {
    self.viewModel = viewModel
    viewModel.screen = self
    onTap = { self.show() }
    show()
  }
  func show() { text = viewModel.text }
}

final class DeafBell: Bell {
  let viewModel: BellViewModel
  let text: String
  init(viewModel: BellViewModel) { (self.viewModel, text) = (viewModel, viewModel.text) }
  func show() {}
}

final class ReplaceableBell: Bell {
  var viewModel: BellViewModel {
    didSet {
      oldValue.onChange = nil
      observe()
    }
  }
  private(set) var text = ""
  init(viewModel: BellViewModel) {
    self.viewModel = viewModel
    observe()
  }
  private func observe() {
    viewModel.onChange = { [weak self] in self?.show() }
    show()
  }
  func show() { text = viewModel.text }
}

final class ObservingPresenter: Presenter<BellLabel, BellViewModel> {
  private weak var observed: BellViewModel?
  private let leaks: Bool
  init(leaks: Bool) {
    self.leaks = leaks
    super.init()
  }
  override func update(view: BellLabel, with viewModel: BellViewModel) {
    if !leaks { observed?.onChange = nil }
    observed = viewModel
    viewModel.onChange = { [weak view, weak viewModel] in view?.text = viewModel?.text ?? "" }
    view.text = viewModel.text
  }
}

/// Shows a value 60 ms after it has changed.
final class DebouncedSign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  private var tokens: [BindingToken] = []
  private var task: Task<Void, Never>?
  private let leaks: Bool
  let property = \DebouncedSign.viewModel

  init(leaks: Bool) { self.leaks = leaks }

  func bind() {
    if !leaks { tokens = [] }
    guard let viewModel else { return }
    tokens.append(viewModel.title.bindAndFire { [weak self] in self?.debounce($0) })
  }

  private func debounce(_ value: String) {
    task?.cancel()
    task = Task { [weak self] in
      try? await Task.sleep(nanoseconds: 60_000_000)
      if !Task.isCancelled { self?.text = value }
    }
  }
}

@MainActor final class TitleViewModel: ViewModel {
  let title: Dynamic<String>
  init(_ text: String) { title = Dynamic(text) }
}

@MainActor protocol AnySign: ViewModelHolder, AnyObject {
  var text: String { get }
  var property: ReferenceWritableKeyPath<Self, TitleViewModel?> { get }
}

final class Sign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  private var token: BindingToken?
  let property = \Sign.viewModel

  func bind() {
    token = viewModel?.title.bindAndFire { [weak self] in self?.text = $0 }
    if viewModel == nil { text = "" }
  }
}

/// Observes its view model with an asynchronous sequence.
final class LateSign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  private var task: Task<Void, Never>?
  let property = \LateSign.viewModel

  func bind() {
    task?.cancel()
    guard let values = viewModel?.title.values else { return text = "" }
    task = Task { [weak self] in
      for await value in values {
        if Task.isCancelled { return }
        self?.text = value
      }
    }
  }
}

final class LateClingingSign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  let property = \LateClingingSign.viewModel

  func bind() {
    guard let values = viewModel?.title.values else { return text = "" }
    Task { [weak self] in
      for await value in values { self?.text = value }
    }
  }
}

final class ClingingSign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  private var tokens: [BindingToken] = []
  let property = \ClingingSign.viewModel

  func bind() {
    guard let viewModel else { return }
    tokens.append(viewModel.title.bindAndFire { [weak self] in self?.text = $0 })
  }
}

final class DeafSign: AnySign {
  var viewModel: TitleViewModel? { didSet { text = viewModel?.title.value ?? "" } }
  private(set) var text = ""
  let property = \DeafSign.viewModel
}

final class FaithfulSign: AnySign {
  var viewModel: TitleViewModel? {
    didSet { if token == nil { token = viewModel?.title.bindAndFire { [weak self] in self?.text = $0 } } }
  }
  private(set) var text = ""
  private var token: BindingToken?
  let property = \FaithfulSign.viewModel
}

final class HalfFaithfulSign: AnySign {
  var viewModel: TitleViewModel? {
    didSet {
      text = viewModel?.title.value ?? ""
      if token == nil {
        token = viewModel?.title.bind { [weak self] _ in self?.text = self?.viewModel?.title.value ?? "" }
      }
    }
  }
  private(set) var text = ""
  private var token: BindingToken?
  let property = \HalfFaithfulSign.viewModel
}

/// Shows a view model only when it changes, not when it is set.
final class LazySign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  private var token: BindingToken?
  let property = \LazySign.viewModel

  func bind() { token = viewModel?.title.bind { [weak self] in self?.text = $0 } }
}

final class ForgetfulSign: AnySign {
  var viewModel: TitleViewModel? {
    didSet {
      first?.end()
      let token = viewModel?.title.bindAndFire { [weak self] in self?.text = $0 }
      if first == nil { first = token } else { others.append(token) }
    }
  }
  private(set) var text = ""
  private var first: BindingToken?
  private var others: [BindingToken?] = []
  let property = \ForgetfulSign.viewModel
}

final class ProudSign: AnySign {
  var viewModel: TitleViewModel? {
    didSet {
      token = nil
      text = viewModel?.title.value ?? ""
      guard let viewModel, met.insert(ObjectIdentifier(viewModel)).inserted else { return }
      token = viewModel.title.bind { [weak self] in self?.text = $0 }
    }
  }
  private(set) var text = ""
  private var met: Set<ObjectIdentifier> = []
  private var token: BindingToken?
  let property = \ProudSign.viewModel
}

final class LonelySign: AnySign, ViewModelObserver {
  @ObservedViewModel var viewModel: TitleViewModel?
  private(set) var text = ""
  private var token: BindingToken?
  let property = \LonelySign.viewModel

  func bind() {
    guard let viewModel else { return }
    token = viewModel.title.bindAndFire { [weak self] in self?.text = $0 }
  }
}
