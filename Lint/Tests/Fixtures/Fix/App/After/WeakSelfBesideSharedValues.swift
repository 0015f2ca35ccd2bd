import Combine
import UIKit

/// Closures that can capture `self` weakly, although they use values that other code shares.
final class NamedValuesViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private var count = 0

  func show(_ title: String) { self.title = title }

  // The closure only reads the shared value.
  func readSharedValue() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      let number = Numbers.shared.first
      self.count = number
      self.show(Numbers.shared.text(title))
    }.store(in: &bag)
  }

  // The local is a copy.
  func changeCopy() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      var number = Numbers.shared.first
      number += 1
      self.show("\(title) \(number)")
    }.store(in: &bag)
  }

  // The value of each inner closure is used.
  func mapValues() {
    viewModel.pages.sink { [weak self] pages in
      guard let self else { return }
      let titles = pages.map { Numbers.shared.text($0.title) }
      self.show(titles.joined())
    }.store(in: &bag)
  }

  // Functions that only run their closures.
  func runClosures() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      perform { self.show(title) }
      print("shown")
      self.count += 1
    }.store(in: &bag)
  }

  // A view, and an object of the closure's own.
  func createObjects() {
    viewModel.titles.sink { [weak self] title in
      guard let self else { return }
      UIView().addSubview(UILabel())
      let page = Page(title: "Start")
      page.check()
      self.show(page.title)
    }.store(in: &bag)
  }
}

@MainActor struct Numbers {
  static let shared = Numbers()
  let first = 1
  func text(_ title: String) -> String { title + "\(first)" }
}

@MainActor private func perform(_ work: () -> Void) { work() }
