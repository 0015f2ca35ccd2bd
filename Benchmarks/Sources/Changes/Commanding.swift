import MVVMBinding
import MVVMState
import Observation
import OpenCombine

/// Executes a command that changes a screen's state, with a number of observers.
let commanding = [0, 1, 10, 1_000].map { count in
  Case(
    name: "execute a command, \(count) observer\(count == 1 ? "" : "s")",
    sides: [
      .kit: { KitCommanding(count) }, .array: { ArrayCommanding(count) },
      .openCombine: { SubjectCommanding(count) }, .observation: { ObservationCommanding(count) },
    ],
    limit: count == 0 ? .instructions(350) : .times(1.5),
    calls: count < 1_000 ? 200 : 10)
}

struct Screen: ViewState {
  var count = 0
  var title = "a title that is too long for an inline String"
  var rows = ["a", "b"]
  var isLoading = false
}

enum ScreenCommand {
  case count(Int), rename(String)
}

// MARK: The kit

private final class KitScreen: CommonViewModel<Screen, ScreenCommand> {
  override func handle(_ command: ScreenCommand, _ writer: inout ViewStateWriter<Screen>) {
    switch command {
    case .count(let count): writer.update { $0.count = count }
    case .rename(let title): writer.update { $0.title = title }
    }
  }
}

private final class KitCommanding: Call {
  let viewModel = KitScreen(Screen())
  let sum = Sum()
  var tokens: [BindingToken] = []

  init(_ count: Int) {
    for _ in 0..<count { tokens.append(viewModel.viewStateStream.bind { [sum] in sum.value &+= $0.new.count }) }
  }

  func callAsFunction(_ index: Int) { viewModel.execute(.count(index + 1)) }
  var result: Int { sum.value &+ viewModel.viewState.count }
}

// MARK: Handwritten

private struct ScreenChange {
  let new: Screen
  let old: Screen?
}

@MainActor
private final class ArrayScreen {
  private(set) var state = Screen()
  private var observers: [Observer<ScreenChange>] = []

  func bind(_ notify: @escaping @MainActor (ScreenChange) -> Void) {
    observers.append(Observer(notify: notify))
    notify(ScreenChange(new: state, old: nil))
  }

  func execute(_ command: ScreenCommand) {
    let old = state
    switch command {
    case .count(let count): state.count = count
    case .rename(let title): state.title = title
    }
    let change = ScreenChange(new: state, old: old)
    for observer in observers { observer.notify(change) }
  }
}

private final class ArrayCommanding: Call {
  let viewModel = ArrayScreen()
  let sum = Sum()

  init(_ count: Int) {
    for _ in 0..<count { viewModel.bind { [sum] change in sum.value &+= change.new.count } }
  }

  func callAsFunction(_ index: Int) { viewModel.execute(.count(index + 1)) }
  var result: Int { sum.value &+ viewModel.state.count }
}

// MARK: OpenCombine

@MainActor
private final class SubjectScreen {
  let states = CurrentValueSubject<Screen, Never>(Screen())

  func execute(_ command: ScreenCommand) {
    var state = states.value
    switch command {
    case .count(let count): state.count = count
    case .rename(let title): state.title = title
    }
    states.value = state
  }
}

private final class SubjectCommanding: Call {
  let viewModel = SubjectScreen()
  let sum = Sum()
  var cancellables: [AnyCancellable] = []

  init(_ count: Int) {
    for _ in 0..<count { cancellables.append(viewModel.states.sink { [sum] in sum.value &+= $0.count }) }
  }

  func callAsFunction(_ index: Int) { viewModel.execute(.count(index + 1)) }
  var result: Int { sum.value &+ viewModel.states.value.count }
}

// MARK: Observation

@Observable @MainActor
final class ObservedScreen {
  private(set) var state = Screen()

  func execute(_ command: ScreenCommand) {
    switch command {
    case .count(let count): state.count = count
    case .rename(let title): state.title = title
    }
  }
}

private final class ObservationCommanding: LaterCall {
  let viewModel = ObservedScreen()
  let sum = Sum()
  var watchers: [ScreenWatcher] = []

  init(_ count: Int) {
    for _ in 0..<count { watchers.append(ScreenWatcher(viewModel, sum)) }
  }

  func callAsFunction(_ index: Int) {
    sum.awaited = watchers.count
    viewModel.execute(.count(index + 1))
  }
  var isDone: Bool { sum.awaited <= 0 }
  var result: Int { sum.value &+ viewModel.state.count }
}

@MainActor
private final class ScreenWatcher {
  let viewModel: ObservedScreen
  let sum: Sum

  init(_ viewModel: ObservedScreen, _ sum: Sum) {
    self.viewModel = viewModel
    self.sum = sum
    watch()
  }

  func watch() {
    sum.awaited -= 1
    withObservationTracking {
      sum.value &+= viewModel.state.count
    } onChange: { [weak self] in
      Task { @MainActor in self?.watch() }
    }
  }
}
