import MVVMBinding
import MVVMCore
import MVVMState
import Synchronization

/// The received values, in order.
@MainActor final class Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

struct WordState: ViewState, Equatable {
  var isLoading = false
  var words: [String] = []
  var problem: String?
}

enum WordCommand {
  case find(String, TaskPolicy)
  case save(String)
  case add(String)
  case addTwo(String, String)
  case addAfter(String, then: String)
  case addBefore(String, then: String)
  case addMany(Int)
  case repeatForever
  case stop
  case clear
}

protocol WordStore: Store, Sendable {
  func words(_ query: String) async throws -> [String]
}

/// A store that answers when the test tells it to, even after its caller was cancelled.
@MainActor final class HeldStore: WordStore {
  private(set) var requests: [String] = []
  private(set) var returned: [String] = []
  private var held: [String: CheckedContinuation<[String], any Error>] = [:]
  private let cancellations = Mutex<[String]>([])
  var cancelled: [String] { cancellations.withLock { $0 } }
  var onCancel: (@Sendable () -> Void)?

  func words(_ query: String) async throws -> [String] {
    requests.append(query)
    defer { returned.append(query) }
    return try await withTaskCancellationHandler { [onCancel] in
      _ = onCancel
      return try await withCheckedThrowingContinuation { held[query] = $0 }
    } onCancel: { [onCancel] in
      cancellations.withLock { $0.append(query) }
      onCancel?()
    }
  }

  func answer(_ query: String, _ words: String...) { held.removeValue(forKey: query)?.resume(returning: words) }
  func fail(_ query: String, _ error: any Error) { held.removeValue(forKey: query)?.resume(throwing: error) }
}

/// A network error like `URLError`: its code -999 means cancelled.
struct NetworkError: Error, CustomStringConvertible {
  let code: Int
  var description: String { "network \(code)" }
}

final class WordViewModel: CommonViewModel<WordState, WordCommand> {
  let store: HeldStore

  init(_ store: HeldStore = HeldStore()) {
    self.store = store
    super.init(WordState())
  }

  override func handle(_ command: WordCommand, _ writer: inout ViewStateWriter<WordState>) {
    switch command {
    case .find(let query, let policy): load(query, "find", policy, &writer)
    case .save(let word): load(word, "save", .queueing, &writer)
    case .add(let word): writer.update { $0.words.append(word) }
    case .addTwo(let first, let second):
      writer.update {
        $0.words.append(first)
        $0.words.append(second)
      }
    case .addAfter(let word, let next):
      writer.update {
        execute(.add(next))
        $0.words.append(word)
      }
    case .addBefore(let next, let word):
      execute(.add(next))
      writer.update { $0.words.append(word) }
    case .addMany(let count): for number in 0..<count { execute(.add("\(number)")) }
    case .repeatForever: execute(.repeatForever)
    case .stop:
      writer.cancel("find")
      writer.update { $0.isLoading = false }
    case .clear: writer.update { $0 = WordState() }
    }
  }

  private func load(
    _ query: String, _ kind: String, _ policy: TaskPolicy, _ writer: inout ViewStateWriter<WordState>
  ) {
    writer.update { $0.isLoading = true }
    writer.start(kind, policy) { [store] in
      try await store.words(query)
    } then: { state, result in
      state.isLoading = false
      switch result {
      case .success(let words): state.words += words
      case .failure(let error): state.problem = "\(error)"
      }
    }
  }
}

/// A view model without the base class.
@MainActor final class PlainViewModel: StatefulViewModel {
  private let source = ViewStateSource(WordState())
  var viewState: WordState { source.viewState }
  var viewStateStream: ViewStateStream<WordState> { source.stream }

  func execute(_ command: String) {
    source.change { writer in
      writer.update { $0.words.append(command) }
    }
  }
}

final class Owner {
  var received: [[String]] = []
}

/// A kind of task whose release can be observed.
final class Kind: Hashable {
  static func == (one: Kind, other: Kind) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Waits for a condition, which the test's time limit bounds.
@MainActor func until(_ condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}

/// Collects the kinds of the issues of a scope.
@MainActor final class IssueLog {
  private(set) var kinds: [RuntimeIssue.Kind] = []

  func collect(_ work: @MainActor () -> Void) {
    RuntimeIssue.$scopedHandler.withValue(RuntimeIssue.Handler { self.kinds.append($0.kind) }) { work() }
  }
}
