import Combine
import UIKit

final class FeedViewModel {
  let titles = PassthroughSubject<String, Never>()
  let requests = PassthroughSubject<TitleRequest, Never>()
  let pages = PassthroughSubject<[Page], Never>()
  let boxes = PassthroughSubject<[CounterBox], Never>()
  var onChange: ((String) -> Void)?
  var onEnd: (() -> Void)?
  var onLoad: (@MainActor (Int, String) -> Void)?
  var onRequest: ((String, @escaping () -> Void) -> Void)?
  func load() { onChange?("loaded") }
}

/// A value without functions.
struct Page {
  let title: String
  var tags: [String] = []
  func check() {}
}

/// A device whose readings never end.
final class Meter: Sendable {
  func readings() -> AsyncStream<Int> { AsyncStream { $0.yield(1) } }
}
