import Combine
import UIKit

/// Closures that can't capture `self` weakly, because the code that they run in other declarations has effects.
final class CountingViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private var total = 0
  private var onCount: (() -> Void)?
  private var count = 0 { didSet { onCount?() } }

  private func close(_ count: Int) { total = count }
  private func close(_ title: String) { onCount?() }

  func readGetter() {
    viewModel.titles.sink { _ in
      self.total = SharedCounter.shared.next
    }.store(in: &bag)
  }

  func readSubscript() {
    viewModel.titles.sink { title in
      self.total = SharedCounter.shared[title]
    }.store(in: &bag)
  }

  func callOverload() {
    viewModel.titles.sink { title in
      self.close(title)
    }.store(in: &bag)
  }

  func setObservedProperty() {
    viewModel.titles.sink { _ in
      self.count += 1
    }.store(in: &bag)
  }

  // Other code keeps the closure as well.
  func shareClosure() {
    let update: (String) -> Void = { _ in self.total += 1 }
    viewModel.titles.sink(receiveValue: update).store(in: &bag)
    SharedCounter.shared.update = update
  }

}

@MainActor final class SharedCounter {
  static let shared = SharedCounter()
  private var value = 0
  var update: ((String) -> Void)?
  var next: Int {
    value += 1
    return value
  }
  subscript(text: String) -> Int {
    value += text.count
    return value
  }
}
