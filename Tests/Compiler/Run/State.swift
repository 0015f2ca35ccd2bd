// A SwiftUI view and a Combine subscriber receive states, and a recreated controller receives an event only once.
import Combine
import SwiftMVVMPattern
import SwiftUI
import UIKit

struct NoteState: ViewState {
  var text = ""
  var isSaving = false
}

enum NoteCommand { case type(String), save }

enum NoteEvent: Equatable { case saved(String) }

final class NoteViewModel: CommonViewModel<NoteState, NoteCommand> {
  let events = ViewStateEvents<NoteEvent>()

  init() { super.init(NoteState()) }

  override func handle(_ command: NoteCommand, _ writer: inout ViewStateWriter<NoteState>) {
    switch command {
    case .type(let text): writer.update { $0.text = text }
    case .save:
      let text = writer.viewState.text
      writer.update { $0.isSaving = true }
      events.send(.saved(text))
      writer.update { $0.isSaving = false }
    }
  }
}

struct NoteText: SwiftUI.View {
  let viewModel: NoteViewModel
  var body: some SwiftUI.View { Text(viewModel.viewStateStream.observed.text) }
}

final class NoteController: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: NoteViewModel?
  private(set) var alerts: [NoteEvent] = []
  private var token: BindingToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind(to viewModel: NoteViewModel?) {
    token = viewModel?.events.bind { [weak self] in self?.alerts.append($0) }
  }
}

@MainActor func makeController(_ viewModel: NoteViewModel) -> NoteController {
  let controller = NoteController()
  controller.viewModel = viewModel
  controller.loadViewIfNeeded()
  return controller
}

@main
@MainActor
struct State {
  static func main() async {
    await viewThatReadsTheObservedStateIsDrawnAgain()
    subscriberReceivesEachStateUntilItIsCancelled()
    eventIsShownOnceByTheCurrentController()
    finish()
  }

  static func viewThatReadsTheObservedStateIsDrawnAgain() async {
    let viewModel = NoteViewModel()
    viewModel.execute(.type("first"))
    let screen = UIHostingController(rootView: NoteText(viewModel: viewModel))
    var drawn: String { screen.window.levels.flatMap { $0.all("Text") }.map(\.text).joined() }
    expect(drawn, "first", "the current state in the view")
    for text in ["second", "third"] {
      viewModel.execute(.type(text))
      for _ in 0..<10 { await Task.yield() }
      expect(drawn, text, "the new state in the view")
    }
  }

  static func subscriberReceivesEachStateUntilItIsCancelled() {
    var viewModel: NoteViewModel? = NoteViewModel()
    weak let gone = viewModel
    var received: [String] = []
    let subscription = viewModel?.viewStateStream.publisher.sink { received.append($0.text) }
    viewModel?.execute(.type("a"))
    viewModel?.execute(.type("b"))
    expect(received, ["", "a", "b"], "the received states")
    subscription?.cancel()
    viewModel?.execute(.type("c"))
    expect(received, ["", "a", "b"], "the states of a cancelled subscriber")
    let running = viewModel?.viewStateStream.publisher.sink { _ in }
    viewModel = nil
    expect(gone == nil, true, "whether the view model is released during a subscription")
    running?.cancel()
  }

  static func eventIsShownOnceByTheCurrentController() {
    let viewModel = NoteViewModel()
    viewModel.execute(.type("a"))
    viewModel.execute(.save)
    let first = makeController(viewModel)
    expect(first.alerts, [.saved("a")], "the alerts for an event from before the controller existed")
    first.bind()
    expect(first.alerts, [.saved("a")], "the alerts after binding again")
    let second = makeController(viewModel)
    viewModel.execute(.save)
    expect(first.alerts.count, 1, "the number of alerts of a replaced listener")
    expect(second.alerts, [.saved("a")], "the alerts of the new listener")
  }
}
