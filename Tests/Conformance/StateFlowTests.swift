import MVVMConformance
import MVVMCore
import MVVMState
import Testing

/// A view model whose states are not those that were written down is found.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StateFlowTests {
  private let found: [StateFlowStep<QuoteState, QuoteCommand>] = [
    .state(QuoteState()), .command(.ask("a")), .state(QuoteState(isLoading: true)), .state(QuoteState(quotes: ["a"])),
  ]

  @Test func `a view model that loads and finds passes`() async {
    #expect(await stateFlowFindings(of: QuoteViewModel(), found) == [])
  }

  @Test func `commands are executed when the states before them have come`() async {
    let flow: [StateFlowStep<QuoteState, QuoteCommand>] = [
      .state(QuoteState()), .command(.ask("a")), .state(QuoteState(isLoading: true)), .state(QuoteState(quotes: ["a"])),
      .command(.clear), .state(QuoteState()), .command(.clear), .state(QuoteState()),
    ]
    #expect(await stateFlowFindings(of: QuoteViewModel(), flow) == [])
  }

  @Test func `a closure may hold an answer back, and the newer command's result stands`() async {
    let findings = await superseded(QuoteViewModel.init)
    #expect(findings == [])
  }

  @Test func `one that lets an older result overwrite a newer one fails`() async {
    let findings = await superseded(RacingViewModel.init)
    #expect(
      findings.messages == [
        """
        'RacingViewModel' came to state QuoteState(isLoading: false, quotes: ["old"]) after the last step; start the task so that \
        newer commands supersede it
        """
      ])
  }

  @Test func `one that loses a late result fails`() async {
    #expect(
      await stateFlowFindings(of: LosingViewModel(), found, within: 0.02).messages == [
        """
        'LosingViewModel' sent nothing within 0.02 s instead of step 4, state QuoteState(isLoading: false, quotes: ["a"]); end every \
        path of a command's task in a state
        """
      ])
  }

  @Test func `one that skips a state fails`() async {
    #expect(
      await stateFlowFindings(of: HastyViewModel(), found).messages == [
        """
        'HastyViewModel' came to state QuoteState(isLoading: false, quotes: ["a"]) instead of step 3, \
        state QuoteState(isLoading: true, quotes: []); update the state once for each expected state, in this order
        """
      ])
  }

  @Test func `one that shows a state on the way that nobody expects fails`() async {
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
      await stateFlowFindings(of: TwoFacedViewModel(), [.state(QuoteState())]).messages == [
        """
        'TwoFacedViewModel' returns QuoteState(isLoading: false, quotes: ["b"]) as its viewState, but sent another; return the \
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

  /// Asks for the old and then the new, and lets the old answer last.
  private func superseded(
    _ make: @MainActor (QuoteStore) -> some StatefulViewModel<QuoteState, QuoteCommand>
  ) async -> [ConformanceFinding] {
    let store = QuoteStore(holds: true)
    let flow: [StateFlowStep<QuoteState, QuoteCommand>] = [
      .state(QuoteState()), .command(.ask("old")), .state(QuoteState(isLoading: true)),
      .command(.ask("new")), .state(QuoteState(isLoading: true)), .state(QuoteState(quotes: ["new"])),
    ]
    return await stateFlowFindings(of: make(store), flow) { recorder in
      recorder.execute(.ask("old"))
      await until { store.gates["old"]?.hasWaiting == true }
      recorder.execute(.ask("new"))
      await until { store.gates["new"]?.hasWaiting == true }
      store.gates["new"]?.open()
      await until { recorder.viewState.quotes == ["new"] }
      store.gates["old"]?.open()
      await until { store.answered == ["new", "old"] }
    }
  }
}

/// What a screen went through, as a list.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RecorderTests {
  @Test func `commands in, states out, as a list to compare`() async {
    let recorder = StateRecorder(QuoteViewModel())
    recorder.execute(.ask("a"))
    await until { !recorder.viewState.isLoading }
    recorder.execute(.clear)
    #expect(
      recorder.flow == [
        .state(QuoteState()), .command(.ask("a")), .state(QuoteState(isLoading: true)),
        .state(QuoteState(quotes: ["a"])),
        .command(.clear), .state(QuoteState()),
      ])
  }

  @Test func `it stands for the view model, and records what a view tells it`() {
    let recorder = StateRecorder(QuoteViewModel())
    let view: any StatefulViewModel<QuoteState, QuoteCommand> = recorder
    let token = view.viewStateStream.bind { change in
      if change.old == nil { view.execute(.clear) }
    }
    #expect(recorder.flow == [.state(QuoteState()), .command(.clear), .state(QuoteState())])
    withExtendedLifetime(token) {}
  }

  @Test func `what others tell the view model is seen by its states`() {
    let viewModel = QuoteViewModel()
    let recorder = StateRecorder(viewModel)
    viewModel.execute(.clear)
    #expect(recorder.flow == [.state(QuoteState()), .state(QuoteState())])
  }

  @Test func `it goes with its view model`() async {
    let findings = await deallocationFindings {
      let viewModel = QuoteViewModel()
      let recorder = StateRecorder(viewModel)
      recorder.execute(.ask("a"))
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
  case ask(String)
  case clear
}

/// Answers with what it is asked; where it holds, when the test says so.
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
    case .ask(let text): ask(text, &writer)
    case .clear: writer.update { $0 = QuoteState() }
    }
  }

  func ask(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update { $0.isLoading = true }
    writer.start("ask", .superseding) { [store] in
      await store.quotes(text)
    } then: { state, quotes in
      state = QuoteState(quotes: (try? quotes.get()) ?? [])
    }
  }
}

/// Each question is a kind of its own, so that none supersedes another.
final class RacingViewModel: QuoteViewModel {
  override func ask(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update { $0.isLoading = true }
    writer.start(text, .superseding) { [store] in
      await store.quotes(text)
    } then: { state, quotes in
      state = QuoteState(quotes: (try? quotes.get()) ?? [])
    }
  }
}

/// Cancels, when the answer is there, what would have shown it.
final class LosingViewModel: QuoteViewModel {
  override func ask(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    super.ask(text, &writer)
    writer.cancel("ask")
  }
}

final class HastyViewModel: QuoteViewModel {
  override func ask(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
    writer.update {
      $0.isLoading = true
      $0 = QuoteState(quotes: [text])
    }
  }
}

final class NervousViewModel: QuoteViewModel {
  override func ask(_ text: String, _ writer: inout ViewStateWriter<QuoteState>) {
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

/// Writes into the object that its state holds.
final class ScribblingViewModel: CommonViewModel<PageState, String> {
  init() { super.init(PageState(page: Page(""))) }
  override func handle(_ command: String, _ writer: inout ViewStateWriter<PageState>) {
    writer.update { $0.page.text += command }
  }
}

@MainActor final class TwoFacedViewModel: StatefulViewModel {
  private let told = ViewStateSource(QuoteState())
  var viewState: QuoteState { QuoteState(quotes: ["b"]) }
  var viewStateStream: ViewStateStream<QuoteState> { told.stream }
  func execute(_ command: QuoteCommand) {}
}
