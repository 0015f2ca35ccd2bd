// One immutable state per screen: with the base class, with the protocol, with a store that a test replaces.
import SwiftMVVMPattern
import UIKit

struct SearchState: ViewState, Equatable {
  let isLoading: Bool
  let names: [String]
  let problem: String?

  init(isLoading: Bool = false, names: [String] = [], problem: String? = nil) {
    self.isLoading = isLoading
    self.names = names
    self.problem = problem
  }
}

protocol NameStore: Store, Sendable {
  func names(like text: String) async throws -> [String]
}

struct FixedNames: NameStore {
  let all: [String]
  func names(like text: String) async throws -> [String] { all }
}

actor CountedNames: NameStore {
  private(set) var requests = 0
  func names(like text: String) async throws -> [String] {
    requests += 1
    return []
  }
}

@MainActor final class HeldNames: NameStore {
  private(set) var requests: [String] = []
  func names(like text: String) async throws -> [String] {
    requests.append(text)
    return []
  }
}

// Commands declared in the view model, and an app's own type for kinds of tasks.
final class SearchViewModel: CommonViewModel<SearchState, SearchViewModel.Command> {
  enum Command {
    case search(String)
    case save(String)
    case clear
  }
  enum Work: Hashable { case search, save }

  private let store: any NameStore

  init(store: any NameStore) {
    self.store = store
    super.init(SearchState())
  }

  override func handle(_ command: Command, _ writer: inout ViewStateWriter<SearchState>) {
    switch command {
    case .search(let text):
      writer.update { $0 = SearchState(isLoading: true, names: $0.names) }
      writer.start(Work.search, .superseding) { [store] in
        try await store.names(like: text)
      } then: { state, result in
        switch result {
        case .success(let names): state = SearchState(names: names)
        case .failure(let error): state = SearchState(names: state.names, problem: "\(error)")
        }
      }
    case .save(let name): save(name, &writer)
    case .clear:
      writer.cancel(Work.search)
      writer.update { $0 = SearchState() }
    }
  }

  private func save(_ name: String, _ writer: inout ViewStateWriter<SearchState>) {
    let names = writer.viewState.names + [name]
    writer.start(Work.save, .queueing) {
      names
    } then: { state, _ in
      state = SearchState(names: names)
    }
  }
}

class SearchViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: SearchViewModel?
  private var tokens: [BindingToken] = []

  func bind() {
    guard let viewModel else { return tokens = [] }
    tokens = [
      viewModel.viewStateStream.bind { [weak self] change in
        if change.old == nil || change.old?.names != change.new.names { self?.title = change.new.names.first }
        change.ifChanged(\.isLoading) { self?.view.isHidden = $0 }
      },
      viewModel.viewStateStream.bind(\.problem) { [weak self] in self?.title = $0 },
    ]
  }
}

// All policies, and a task that reads a sequence.
struct PriceState: ViewState, Sendable {
  var price = 0
  var problem: String?
}

enum PriceCommand {
  case follow(AsyncThrowingStream<Int, any Error>)
  case load(TaskPolicy)
}

enum PriceEvent { case doubled(Int) }

final class PriceViewModel: CommonViewModel<PriceState, PriceCommand> {
  let events = ViewStateEvents<PriceEvent>()

  init() { super.init(PriceState()) }

  override func handle(_ command: PriceCommand, _ writer: inout ViewStateWriter<PriceState>) {
    switch command {
    case .follow(let prices):
      writer.start("follow", .superseding) {
        prices.map { $0 * 100 }
      } each: { [events] state, price in
        switch price {
        case .success(let price):
          if price > 2 * state.price { events.send(.doubled(price)) }
          state = PriceState(price: price)
        case .failure(let error): state.problem = "\(error)"
        }
      }
    case .load(let policy):
      writer.start("load", policy) {
        await Task.yield()
        return 1
      } then: { state, price in
        if case .success(let price) = price { state.price = price }
      }
    }
  }
}

final class PriceViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: PriceViewModel?
  private var tokens: [BindingToken] = []
  private var reading: Task<Void, Never>?

  func bind() {
    guard let viewModel else { return tokens = [] }
    tokens = [viewModel.events.bind { [weak self] event in self?.show(event) }]
    reading = Task { [weak self, states = viewModel.viewStateStream.values] in
      for await state in states { self?.title = "\(state.price)" }
    }
    for policy in [TaskPolicy.superseding, .queueing, .ignoring, .concurrent] { viewModel.execute(.load(policy)) }
  }

  private func show(_ event: PriceEvent) {
    if case .doubled(let price) = event { title = "\(price)!" }
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor func observed(_ viewModel: PriceViewModel, by screen: PriceViewController) -> Int {
  viewModel.events.bind(to: screen) { screen, _ in screen.title = nil }
  viewModel.events.unbind(screen)
  return viewModel.viewStateStream.observed.price
}

// The protocol, in a class with another base class.
class NamesBase {
  init() {}
}

@MainActor final class NamesViewModel: NamesBase, StatefulViewModel {
  private let source = ViewStateSource(SearchState())
  var viewState: SearchState { source.viewState }
  var viewStateStream: ViewStateStream<SearchState> { source.stream }

  func execute(_ command: String) {
    source.change { writer in writer.update { $0 = SearchState(names: $0.names + [command]) } }
  }

  func leave() { source.end() }
}

// A screen that depends only on states and commands.
@MainActor final class NamesScreen {
  private(set) var text = ""
  var viewModel: (any StatefulViewModel<SearchState, String>)? {
    didSet {
      viewModel?.viewStateStream.bind(\.names, to: self) { me, names in me.text = names.joined() }
      viewModel?.execute("Ada")
    }
  }
}

// A state that is an enum, isn't Equatable and isn't Sendable.
final class Picture {}
enum PictureState: ViewState {
  case loading
  case shown(Picture)
}

final class PictureViewModel: CommonViewModel<PictureState, Void> {
  init() { super.init(.loading) }
  override func handle(_ command: Void, _ writer: inout ViewStateWriter<PictureState>) {
    writer.start(0, .superseding) {
      Picture()
    } then: { state, picture in
      if case .success(let picture) = picture { state = .shown(picture) }
    }
  }
}

@MainActor func show() {
  let viewModel = SearchViewModel(store: FixedNames(all: ["Ada"]))
  viewModel.execute(.search("A"))
  viewModel.end()
  let screen = NamesScreen()
  screen.viewModel = NamesViewModel()
  PictureViewModel().execute(())
  _ = [SearchViewModel(store: CountedNames()), SearchViewModel(store: HeldNames())]
  _ = ViewStateChange(from: nil, to: SearchState()).changed(\.names)
}
