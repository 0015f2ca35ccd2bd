import ComposableArchitecture
import SwiftUI

// MARK: - Fine

/// The package's `Store` isn't a store of data; a view observes its state.
@Reducer
struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
  }

  enum Action {
    case incremented
    case asked
    case answered(String)
  }

  @Dependency(\.factClient) var factClient

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .incremented:
        state.count += 1
        return .none
      case .asked:
        return .run { [count = state.count] send in await send(.answered(factClient.fact(count))) }
      case .answered(let fact):
        state.fact = fact
        return .none
      }
    }
  }
}

struct CounterView: View {
  @Bindable var store: StoreOf<Counter>

  var body: some View {
    Text("\(store.count)")
    Button("More") { store.send(.incremented) }
  }
}

final class CounterViewController: UIViewController {
  private let store: StoreOf<Counter>

  init(store: StoreOf<Counter>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in self?.title = "\(self?.store.count ?? 0)" }
  }
}

// MARK: - Broken

/// A view model beside the reducer.
final class CounterHistoryViewModel: ObservableObject {
  @Published var rows: [String] = []
  weak var controller: CounterViewController?

  func open() {
    controller?.title = rows.last
  }
}
