// pod 'SwiftMVVMPattern/State': includes the roles and the bindings, but not the presenters.
import SwiftMVVMPattern

struct NamesState: ViewState {
  var isLoading = false
  var names: [String] = []
  var problem: String?
}

enum NamesCommand { case load, follow, clear }
enum NamesEvent { case cleared }

protocol NameStore: Store, Sendable {
  func names() async throws -> [String]
  func changes() -> AsyncStream<[String]>
}

final class NamesViewModel: CommonViewModel<NamesState, NamesCommand> {
  let store: any NameStore
  let events = ViewStateEvents<NamesEvent>()

  init(store: any NameStore) {
    self.store = store
    super.init(NamesState())
  }

  override func handle(_ command: NamesCommand, _ writer: inout ViewStateWriter<NamesState>) {
    switch command {
    case .load:
      writer.update { $0.isLoading = true }
      writer.start("load", .superseding) { [store] in
        try await store.names()
      } then: { state, result in
        state.isLoading = false
        switch result {
        case .success(let names): state.names = names
        case .failure(let error): state.problem = "\(error)"
        }
      }
    case .follow:
      writer.start("follow", .ignoring) { [store] in
        store.changes()
      } each: { state, names in
        if case .success(let names) = names { state.names = names }
      }
    case .clear:
      events.send(.cleared)
      writer.cancel("load")
      writer.update { $0 = NamesState() }
    }
  }
}

@MainActor final class NamesScreen: View {
  private(set) var text = ""
  private var token: BindingToken?
  func show(_ viewModel: NamesViewModel) {
    token = viewModel.viewStateStream.bind(\.names) { [weak self] in self?.text = $0.joined() }
    viewModel.events.bind(to: self) { me, _ in me.text = "cleared" }
    viewModel.execute(.load)
    viewModel.execute(.follow)
  }
}

@MainActor func read(_ viewModel: NamesViewModel) async {
  guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
  _ = viewModel.viewStateStream.observed.names
}

typealias Absent = any Presentable  // expected-error {{cannot find type 'Presentable' in scope}}
