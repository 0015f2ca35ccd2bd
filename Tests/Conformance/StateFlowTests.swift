import MVVMConformance
import MVVMCore
import MVVMState
import Testing

/// The probe finds view models whose states differ from the expected ones.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StateFlowTests {
  private let found: [StateFlowStep<QuoteState, QuoteCommand>] = [
    .state(QuoteState()), .command(.load("a")), .state(QuoteState(isLoading: true)), .state(QuoteState(quotes: ["a"])),
  ]

  @Test func `a view model that loads and shows its result passes`() async {
    #expect(await stateFlowFindings(of: QuoteViewModel(), found) == [])
  }

  @Test func `each command is executed after the states before it have arrived`() async {
    let flow: [StateFlowStep<QuoteState, QuoteCommand>] = [
      .state(QuoteState()), .command(.load("a")), .state(QuoteState(isLoading: true)),
      .state(QuoteState(quotes: ["a"])),
      .command(.clear), .state(QuoteState()), .command(.clear), .state(QuoteState()),
    ]
    #expect(await stateFlowFindings(of: QuoteViewModel(), flow) == [])
  }

  @Test func `a closure may delay an answer, and the newer command's result is kept`() async {
    let findings = await superseded(QuoteViewModel.init)
    #expect(findings == [])
  }

  @Test func `a view model whose older result overwrites a newer one fails`() async {
    let findings = await superseded(RacingViewModel.init)
    #expect(
      findings.messages == [
        """
        'RacingViewModel' came to state QuoteState(isLoading: false, quotes: ["old"]) after the last step; start the task so that \
        newer commands supersede it
        """
      ])
  }

  @Test func `a view model that loses a late result fails`() async {
    #expect(
      await stateFlowFindings(of: LosingViewModel(), found, within: 0.02).messages == [
        """
        'LosingViewModel' sent nothing within 0.02 s instead of step 4, state QuoteState(isLoading: false, quotes: ["a"]); end every \
        path of a command's task in a state
        """
      ])
  }

  @Test func `a view model that skips a state fails`() async {
    #expect(
      await stateFlowFindings(of: HastyViewModel(), found).messages == [
        """
        'HastyViewModel' came to state QuoteState(isLoading: false, quotes: ["a"]) instead of step 3, \
        state QuoteState(isLoading: true, quotes: []); update the state once for each expected state, in this order
        """
      ])
  }

  @Test func `a view model with an unexpected state in between fails`() async {
    #expect(
      await stateFlowFindings(of: NervousViewModel(), found).messages == [
        """
        'NervousViewModel' came to state QuoteState(isLoading: false, quotes: []) instead of step 4, \
        state QuoteState(isLoading: false, quotes: ["a"]); update the state once for each expected state, in this order
        """
      ])
  }

  @Test func `a view model that changes an object in a sent state fails`() async {
    let flow: [StateFlowStep<PageState, String>] = [
      .state(PageState(page: Page(""))), .command("a"), .state(PageState(page: Page("a"))),
    ]
    #expect(
      await stateFlowFindings(of: ScribblingViewModel(), flow).messages == [
        """
        'ScribblingViewModel' changed step 1, state PageState, after sending it; store only values in the state
        """
      ])
  }

  @Test func `a view model whose viewState differs from the sent state fails`() async {
    #expect(
      await stateFlowFindings(of: InconsistentViewModel(), [.state(QuoteState())]).messages == [
        """
        'InconsistentViewModel' returns QuoteState(isLoading: false, quotes: ["b"]) as its viewState, but sent another; return the \
        viewState of the stream's source
        """
      ])
  }

  @Test func `a flow of only the initial state fails`() async {
    #expect(
      await stateFlowFindings(of: QuoteViewModel(), [.state(QuoteState())]).messages == [
        """
        'QuoteViewModel' had nothing to do, because the flow has only the initial state; add a command and the next states
        """
      ])
  }

  /// Requests the old and then the new quotes, and delivers the old answer last.
  private func superseded(
    _ make: @MainActor (QuoteStore) -> some StatefulViewModel<QuoteState, QuoteCommand>
  ) async -> [ConformanceFinding] {
    let store = QuoteStore(holds: true)
    let flow: [StateFlowStep<QuoteState, QuoteCommand>] = [
      .state(QuoteState()), .command(.load("old")), .state(QuoteState(isLoading: true)),
      .command(.load("new")), .state(QuoteState(isLoading: true)), .state(QuoteState(quotes: ["new"])),
    ]
    return await stateFlowFindings(of: make(store), flow) { recorder in
      recorder.execute(.load("old"))
      await until { store.gates["old"]?.hasWaiting == true }
      recorder.execute(.load("new"))
      await until { store.gates["new"]?.hasWaiting == true }
      store.gates["new"]?.open()
      await until { recorder.viewState.quotes == ["new"] }
      store.gates["old"]?.open()
      await until { store.answered == ["new", "old"] }
    }
  }
}

/// The recorded commands and states of a view model.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RecorderTests {
  @Test func `commands and states are recorded as a list`() async {
    let recorder = StateRecorder(QuoteViewModel())
    recorder.execute(.load("a"))
    await until { !recorder.viewState.isLoading }
    recorder.execute(.clear)
    #expect(
      recorder.flow == [
        .state(QuoteState()), .command(.load("a")), .state(QuoteState(isLoading: true)),
        .state(QuoteState(quotes: ["a"])),
        .command(.clear), .state(QuoteState()),
      ])
  }

  @Test func `the recorder replaces the view model and records a view's commands`() {
    let recorder = StateRecorder(QuoteViewModel())
    let view: any StatefulViewModel<QuoteState, QuoteCommand> = recorder
    let token = view.viewStateStream.bind { change in
      if change.old == nil { view.execute(.clear) }
    }
    #expect(recorder.flow == [.state(QuoteState()), .command(.clear), .state(QuoteState())])
    withExtendedLifetime(token) {}
  }

  @Test func `commands from elsewhere are recorded by their states`() {
    let viewModel = QuoteViewModel()
    let recorder = StateRecorder(viewModel)
    viewModel.execute(.clear)
    #expect(recorder.flow == [.state(QuoteState()), .state(QuoteState())])
  }

  @Test func `the recorder is released with its view model`() async {
    let findings = await deallocationFindings {
      let viewModel = QuoteViewModel()
      let recorder = StateRecorder(viewModel)
      recorder.execute(.load("a"))
      return [viewModel, recorder]
    }
    #expect(findings == [])
  }
}

struct QuoteState: ViewState, Equatable {
  var isLoading = false
  var quotes: [String] = []
}

enum QuoteCommand: Equatable {
  case load(String)
  case clear
}

/// Answers with the text of the request; a delayed request is answered when the test opens its gate.
@MainActor final class QuoteStore: Store {
  private(set) var gates: [String: Gate] = [:]
  private(set) var answered: [String] = []
  private let holds: Bool
  init(holds: Bool = false) { self.holds = holds }

  func quotes(_ text: String) async -> [String] {
    if holds {
      let gate = Gate()
      gates[text] = gate
      await gate.pass()
    }
    answered.append(text)
    return [text]
  }
}

class QuoteViewModel: CommonViewModel<QuoteState, QuoteCommand> {
  let store: QuoteStore
  init(_ store: QuoteStore = QuoteStore()) {
    self.store = store
    super.init(QuoteState())
  }

  override func handle(_ command: QuoteCommand, _ writer: inout ViewStateWriter<QuoteState>) {
    switch command {
    case .load(let text): load(text, &writer)
    case .clear: writer.update { $0 = QuoteState() }
    }
  }

  func load(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update { $0.isLoading = true }
    writer.start("load", .superseding) { [store] in
      await store.quotes(text)
    } then: { state, quotes in
      state = QuoteState(quotes: (try? quotes.get()) ?? [])
    }
  }
}

/// Each request has its own kind, so that none supersedes another.
final class RacingViewModel: QuoteViewModel {
  override func load(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update { $0.isLoading = true }
    writer.start(text, .superseding) { [store] in
      await store.quotes(text)
    } then: { state, quotes in
      state = QuoteState(quotes: (try? quotes.get()) ?? [])
    }
  }
}

/// Cancels its own task when the answer arrives.
final class LosingViewModel: QuoteViewModel {
  override func load(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    super.load(text, &writer)
    writer.cancel("load")
  }
}

final class HastyViewModel: QuoteViewModel {
  override func load(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update {
      $0.isLoading = true
      $0 = QuoteState(quotes: [text])
    }
  }
}

final class NervousViewModel: QuoteViewModel {
  override func load(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update { $0.isLoading = true }
    writer.update { $0.isLoading = false }
    writer.update { $0.quotes = [text] }
  }
}

final class Page: Equatable {
  var text: String
  init(_ text: String) { self.text = text }
  static func == (one: Page, other: Page) -> Bool { one.text == other.text }
}

struct PageState: ViewState, Equatable, CustomStringConvertible {
  let page: Page
  var description: String { "PageState" }
}

/// Changes the object in its state.
final class ScribblingViewModel: CommonViewModel<PageState, String> {
  init() { super.init(PageState(page: Page(""))) }
  override func handle(_ command: String, _ writer: inout ViewStateWriter<PageState>) {
    writer.update { $0.page.text += command }
  }
}

@MainActor final class InconsistentViewModel: StatefulViewModel {
  private let source = ViewStateSource(QuoteState())
  var viewState: QuoteState { QuoteState(quotes: ["b"]) }
  var viewStateStream: ViewStateStream<QuoteState> { source.stream }
  func execute(_ command: QuoteCommand) {}
}
