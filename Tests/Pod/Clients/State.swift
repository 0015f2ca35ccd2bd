// pod 'SwiftMVVMPattern/State': the roles and the bindings come along, the presenters do not.
import SwiftMVVMPattern

struct NamesState: ViewState {
  var isLoading = false
  var names: [String] = []
  var problem: String?
}

enum NamesCommand { case load, clear }

protocol NameStore: Store, Sendable {
  func names() async throws -> [String]
}

final class NamesViewModel: CommonViewModel<NamesState, NamesCommand> {
  let store: any NameStore

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
    case .clear:
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
    viewModel.execute(.load)
  }
}

typealias Absent = any Presentable  // expected-error {{cannot find type 'Presentable' in scope}}
