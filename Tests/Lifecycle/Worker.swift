import MVVMCore
import MVVMLifecycle
import Synchronization

/// A network error like `URLError`: its code -999 means cancelled.
struct NetworkError: Error, Equatable {
  let code: Int
}

/// A store that answers when the test tells it to, even after its caller was cancelled.
@MainActor final class HeldStore {
  private(set) var requests = 0
  private(set) var answered = 0
  private var held: [CheckedContinuation<String, any Error>] = []
  private let cancellations = Mutex(0)
  var cancelled: Int { cancellations.withLock { $0 } }

  func name() async throws -> String {
    requests += 1
    defer { answered += 1 }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { held.append($0) }
    } onCancel: {
      cancellations.withLock { $0 += 1 }
    }
  }

  func answer(_ name: String) { held.removeFirst().resume(returning: name) }
  func fail(_ error: any Error) { held.removeFirst().resume(throwing: error) }
}

/// A view model that loads and unloads in tasks.
final class Worker: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
  private(set) var name = ""
  private(set) var unloadCount = 0
  private let store: HeldStore

  init(_ store: HeldStore) { self.store = store }

  var loadWork: LoadWork {
    .task(for: self) { [store] in
      try await store.name()
    } then: { me, name in
      me.name = name
    }
  }

  var unloadWork: UnloadWork {
    .task(for: self) {
      await Task.yield()
      return 1
    } then: { me, count in
      me.unloadCount += count
    }
  }
}

/// A view model whose work is nothing, or done immediately.
final class Plain: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
  var load: (@MainActor () throws -> Void)?
  var loadWork: LoadWork { load.map { .now($0) } ?? .nothing }
}
