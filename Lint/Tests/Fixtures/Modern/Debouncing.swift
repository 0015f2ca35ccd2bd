import Combine
import Foundation

// MARK: - Fine

/// Retains its closure as long as it exists.
final class Debouncer<Value> {
  private let values = PassthroughSubject<Value, Never>()
  private let token: Cancellable?

  init(seconds: Double, work: @escaping (Value) -> Void) {
    token = values.debounce(for: .seconds(seconds), scheduler: DispatchQueue.main).sink(receiveValue: work)
  }

  func trigger(_ value: Value) {
    values.send(value)
  }
}

final class WeakSearch {
  private lazy var debouncer = Debouncer<String>(seconds: 0.3) { [weak self] in self?.search($0) }

  func search(_ words: String) {
    debouncer.trigger(words)
  }
}

// MARK: - Broken

final class StrongSearch {
  private lazy var debouncer = Debouncer<String>(seconds: 0.3, work: self.search)

  func search(_ words: String) {
    debouncer.trigger(words)
  }
}
