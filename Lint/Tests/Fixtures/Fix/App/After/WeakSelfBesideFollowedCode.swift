import Combine
import UIKit

/// Closures that can capture `self` weakly, because the code that they run in other declarations has no effects.
final class FollowedViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private var count = 0 { didSet { total = count } }
  private var total = 0
  private var later: (() -> Void)?

  private func keep(_ work: @escaping () -> Void) { later = work }

  func readGetter() {
    viewModel.titles.sink { [weak self] _ in
      self?.count = FollowedCounter.shared.twice
    }.store(in: &bag)
  }

  func readSubscript() {
    viewModel.titles.sink { [weak self] _ in
      guard let self else { return }
      self.title = FollowedCounter.shared["Start"]
      self.count += 1
    }.store(in: &bag)
  }

  // The closures inside are values.
  func keepClosures() {
    viewModel.titles.sink { [weak self] _ in
      guard let self else { return }
      let update = { self.count += 1 }
      update()
      self.keep(update)
    }.store(in: &bag)
  }

  func keepFunction() {
    viewModel.titles.sink { [weak self] _ in
      guard let self else { return }
      @MainActor func update() { self.count += 1 }
      self.keep { update() }
    }.store(in: &bag)
  }

  // Nothing else uses the closure.
  func passClosure() {
    let update: (String) -> Void = { [weak self] _ in
      guard let self else { return }
      self.count += 1
    }
    viewModel.titles.sink(receiveValue: update).store(in: &bag)
  }
}

@MainActor final class FollowedCounter {
  static let shared = FollowedCounter()
  private var value = 0
  var twice: Int { value * 2 }
  subscript(text: String) -> String { text.isEmpty ? "" : text }
}
