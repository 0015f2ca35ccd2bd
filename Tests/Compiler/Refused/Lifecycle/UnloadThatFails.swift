import SwiftMVVMPattern

protocol CarStore: Sendable {
  func save() async throws
}

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
  private let store: any CarStore

  init(store: any CarStore) { self.store = store }

  var unloadWork: UnloadWork {
    .task(for: self) { [store] in
      // expected-error@-1 {{invalid conversion from throwing function}}
      try await store.save()
    } then: { _, _ in
    }
  }
}
