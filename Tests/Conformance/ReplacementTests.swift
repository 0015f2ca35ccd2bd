import MVVMBinding
import MVVMConformance
import MVVMCore
import Testing

/// A holder that does not follow the replacement of its view model is found.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReplacementTests {
  @Test func `an observer that unbinds and binds again passes`() async {
    let findings = await probe(Sign())
    #expect(findings == [])
  }

  @Test func `an observer that hears by a task passes, as soon as it is told`() async {
    let findings = await probe(LateSign())
    #expect(findings == [])
  }

  @Test func `one that never unbinds fails`() async {
    let findings = await probe(ClingingSign())
    #expect(
      findings.messages == [
        """
        ClingingSign still hears the view model that was replaced: in bind(), let go of what was heard before: clear the former \
        one's closure, or assign the new token over the old
        """
      ])
  }

  @Test func `one that never unbinds fails, also where it hears by a task`() async {
    let findings = await probe(LateClingingSign())
    #expect(
      findings.messages == [
        """
        LateClingingSign still hears the view model that was replaced: in bind(), let go of what was heard before: clear the \
        former one's closure, or assign the new token over the old
        """
      ])
  }

  @Test func `one that shows its view model and does not listen fails`() async {
    let findings = await probe(DeafSign())
    #expect(
      findings.messages == [
        "DeafSign does not hear the first view model: in bind(), show the view model and listen to it"
      ])
  }

  @Test func `one that binds only once fails`() async {
    let findings = await probe(FaithfulSign())
    #expect(
      findings.messages == [
        """
        FaithfulSign goes on showing what was replaced: call bind() whenever the property is set, as \
        @ObservedViewModel does
        """
      ])
  }

  @Test func `one that shows the next and listens only to the first fails`() async {
    let findings = await probe(HalfFaithfulSign())
    #expect(
      findings.messages == [
        """
        HalfFaithfulSign does not hear the view model that came: call bind() whenever the property is set, as @ObservedViewModel \
        does
        """
      ])
  }

  @Test func `one that lets go only of the first fails`() async {
    let findings = await probe(ForgetfulSign())
    #expect(
      findings.messages == [
        """
        ForgetfulSign still hears the second view model: in bind(), let go of what was heard before: clear the former one's \
        closure, or assign the new token over the old
        """
      ])
  }

  @Test func `one that binds to each only once fails`() async {
    let findings = await probe(ProudSign())
    #expect(
      findings.messages == [
        """
        ProudSign does not hear the view model that came back: call bind() whenever the property is set, as @ObservedViewModel does
        """
      ])
  }

  @Test func `one that does nothing where there is no view model fails`() async {
    let findings = await probe(LonelySign())
    #expect(
      findings.messages == [
        """
        LonelySign still hears the view model that was taken away: in bind(), let go of what was heard before: clear the former \
        one's closure, or assign the new token over the old
        """
      ])
  }

  private func probe<Subject: AnySign>(_ sign: Subject) async -> [ConformanceFinding]
  where Subject.HeldViewModel == TitleViewModel {
    await assertReplaceable(
      sign, sign.property, TitleViewModel("first"), then: TitleViewModel("second"), within: 0.02,
      change: { $0.title.value += "!" }, shows: { $0.text })
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

/// What it hears comes by an asynchronous sequence.
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
