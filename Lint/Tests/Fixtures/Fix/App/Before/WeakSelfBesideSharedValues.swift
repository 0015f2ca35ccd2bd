import Combine
import UIKit

/// Closures that can capture `self` weakly, although they use values that other code shares.
final class NamedValuesViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private var count = 0
  private var last: NumberList?
  private var rows: [Page] = []
  private var task: Task<Void, Never>?

  func show(_ title: String) { self.title = title }

  private func take(_ numbers: Numbers) { count = numbers.first }

  // The closure only reads the shared value.
  func readSharedValue() {
    viewModel.titles.sink { title in
      let number = Numbers.shared.first
      self.count = number
      self.show(Numbers.shared.text(title))
    }.store(in: &bag)
  }

  // The local is a copy.
  func changeCopy() {
    viewModel.titles.sink { title in
      var number = Numbers.shared.first
      number += 1
      self.show("\(title) \(number)")
    }.store(in: &bag)
  }

  // The value of each inner closure is used.
  func mapValues() {
    viewModel.pages.sink { pages in
      let titles = pages.map { Numbers.shared.text($0.title) }
      self.show(titles.joined())
    }.store(in: &bag)
  }

  // Functions that only run their closures.
  func runClosures() {
    viewModel.titles.sink { title in
      perform { self.show(title) }
      print("shown")
      self.count += 1
    }.store(in: &bag)
  }

  // A view, and an object of the closure's own.
  func createObjects() {
    viewModel.titles.sink { title in
      UIView().addSubview(UILabel())
      let page = Page(title: "Start")
      page.check()
      self.show(page.title)
    }.store(in: &bag)
  }

  // The closure passes the shared value, but no function.
  func passSharedValue() {
    viewModel.titles.sink { _ in
      let numbers = Numbers.shared
      self.take(numbers)
      self.take(self.count == 0 ? numbers : .shared)
    }.store(in: &bag)
  }

  // Only the object of the closure changes.
  func changeOwnObject() {
    viewModel.titles.sink { title in
      var list = NumberList()
      list.numbers = Numbers.shared
      list.title = title
      self.last = list
    }.store(in: &bag)
  }

  // A view of the system doesn't call the values that it stores.
  func changeOwnView() {
    viewModel.titles.sink { title in
      let label = UILabel()
      label.text = Numbers.shared.text(title)
      label.setNeedsLayout()
      self.view.addSubview(label)
    }.store(in: &bag)
  }

  // `view` is a property of a superclass of the system.
  func useKnownMember() {
    viewModel.onEnd = { [self] in
      self.show("")
      view.isHidden = true
    }
  }

  // The new objects are the closure's own.
  func createRows() {
    viewModel.onEnd = {
      let titles = ["a"]
      self.rows = titles.map { Page(title: $0) }
    }
  }

  // Animations and tasks run their closures.
  func animate() {
    viewModel.titles.sink { title in
      UIView.performWithoutAnimation { self.view.isHidden = false }
      Task { self.show(title) }
    }.store(in: &bag)
  }

  // The task does its work before the loop also without the object.
  func waitBeforeLoop(for meter: NumberMeter) {
    task = Task {
      defer { print("end") }
      Numbers.shared.prepare()
      for await number in meter.numbers() { self.show("\(number)") }
    }
  }
}

@MainActor struct Numbers {
  static let shared = Numbers()
  let first = 1
  func text(_ title: String) -> String { title + "\(first)" }
  func prepare() {}
}

struct NumberList {
  var title = ""
  var numbers: Numbers?
}

@MainActor struct NumberMeter {
  func numbers() -> AsyncStream<Int> { AsyncStream { _ in } }
}

@MainActor private func perform(_ work: () -> Void) { work() }
