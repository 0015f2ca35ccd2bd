import Combine
import UIKit

/// Closures that stay as they are, because an early return would skip work that doesn't go through `self`.
final class SharedValuesViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private static var count = 0

  func show(_ title: String) { self.title = title }

  func writeMemberOfSingleton() {
    viewModel.titles.sink { title in
      self.show(title)
      Counter.shared.number += 1
    }.store(in: &bag)
  }

  func writeGlobal() {
    viewModel.onChange = { title in
      self.show(title)
      lastTitle = title
    }
  }

  func writeStaticProperty() {
    viewModel.titles.sink { title in
      self.show(title)
      Self.count += 1
    }.store(in: &bag)
  }

  func writeThroughLocal() {
    viewModel.titles.sink { title in
      let counter = Counter.shared
      counter.number += 1
      self.show(title)
    }.store(in: &bag)
  }

  func writeConvertedSingleton() {
    viewModel.titles.sink { title in
      (Counter.any as? Counter)?.number += 1
      self.show(title)
    }.store(in: &bag)
  }

  func passGlobal() {
    viewModel.titles.sink { title in
      self.show(title)
      increase(&total)
    }.store(in: &bag)
  }

  func callSingleton() {
    viewModel.titles.sink { title in
      self.show(title)
      Counter.shared.track()
    }.store(in: &bag)
  }

  func callSingletonWithOwnValue() {
    viewModel.onChange = { _ in Counter.shared.track(self.title) }
  }

  func callThroughLocal() {
    viewModel.titles.sink { title in
      let counter = Counter.shared
      counter.track()
      self.show(title)
    }.store(in: &bag)
  }

  func callElements() {
    viewModel.titles.sink { title in
      Counter.all.forEach { $0.track() }
      self.show(title)
    }.store(in: &bag)
  }

  func callGlobalFunction() {
    viewModel.titles.sink { title in
      self.show(title)
      record()
    }.store(in: &bag)
  }

  func callNewObject() {
    viewModel.titles.sink { title in
      self.show(title)
      Counter().track()
    }.store(in: &bag)
  }

  func callInClosure() {
    viewModel.titles.sink { title in
      run {
        self.show(title)
        record()
      }
    }.store(in: &bag)
  }

  func callInChoice() {
    viewModel.titles.sink { title in
      title.isEmpty ? record() : self.show(title)
    }.store(in: &bag)
  }

  func callStoringFunction() {
    viewModel.titles.sink { title in
      Counter.shared.wait { self.show(title) }
    }.store(in: &bag)
  }
}

@MainActor final class Counter {
  static let shared = Counter()
  static let all = [shared]
  static let any: AnyObject = shared
  var number = 0
  private var waiting: [() -> Void] = []
  func track(_ title: String? = nil) { number += 1 }
  func wait(_ work: @escaping () -> Void) { waiting.append(work) }
}

@MainActor private var lastTitle = ""
@MainActor private var total = 0

private func increase(_ number: inout Int) { number += 1 }

@MainActor private func record() { total += 1 }

@MainActor private func run(_ work: () -> Void) { work() }
