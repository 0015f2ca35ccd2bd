import Combine
import Dispatch

/// A loader with a group of requests. Code that `notify` received runs when the last one leaves.
final class GroupLoader {
  private let feed = FeedViewModel()
  private let group = DispatchGroup()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func load() {
    group.enter()
    feed.titles.sink { _ in
      self.count += 1
      self.group.leave()
    }.store(in: &bag)
  }
}
