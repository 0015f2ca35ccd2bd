import Combine
import UIKit

/// Closures that stay as they are, because an early return would skip work that doesn't go through `self`.
final class SharedValuesViewController: UIViewController {
  private let viewModel = FeedViewModel()
  private var bag: Set<AnyCancellable> = []
  private static var count = 0
  private var numbers: [Int] = []
  private var vector = simd_float3()
  private var boxes: [CounterBox] = []
  private var task: Task<Void, Never>?

  func show(_ title: String) { self.title = title }

  private func perform(_ work: () -> Void) { work() }

  private func keep(_ box: CounterBox) -> Int {
    boxes.append(box)
    return boxes.count
  }

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

  func callWithoutResult() {
    viewModel.titles.sink { title in
      let _ = Counter.shared.next()
      self.show(title)
    }.store(in: &bag)
  }

  func callOfVoidResult() {
    viewModel.titles.sink { title in
      let done: Void = Counter.shared.track()
      self.show(title)
    }.store(in: &bag)
  }

  func callOfChoice() {
    viewModel.titles.sink { title in
      (title.isEmpty ? Counter.shared : sharedCounter).track()
      self.show(title)
    }.store(in: &bag)
  }

  func writeOfChoice() {
    viewModel.titles.sink { title in
      let counter = title.isEmpty ? Counter.shared : sharedCounter
      counter.number = 4
      self.show(title)
    }.store(in: &bag)
  }

  func callAfterAssignment() {
    viewModel.titles.sink { title in
      let counter: Counter
      counter = sharedCounter
      counter.track()
      self.show(title)
    }.store(in: &bag)
  }

  func callOfBoundElement() {
    viewModel.titles.sink { title in
      if let counter = [sharedCounter].first { counter.track() }
      self.show(title)
    }.store(in: &bag)
  }

  func callInLoop() {
    viewModel.titles.sink { title in
      for counter in [sharedCounter] { counter.track() }
      self.show(title)
    }.store(in: &bag)
  }

  func callOfElements() {
    viewModel.titles.sink { title in
      self.show(title)
      [Counter.shared].forEach { $0.track() }
    }.store(in: &bag)
  }

  func passStoredFunction() {
    viewModel.titles.sink { title in
      self.perform(countTwice)
    }.store(in: &bag)
  }

  func passMethod() {
    viewModel.titles.sink { title in
      self.perform(Counter.shared.trackOnce)
    }.store(in: &bag)
  }

  func passBoundMethod() {
    viewModel.titles.sink { title in
      let work = Counter.shared.trackOnce
      self.perform(work)
    }.store(in: &bag)
  }

  func passFunctionToList() {
    viewModel.titles.sink { title in
      self.numbers.forEach(add)
    }.store(in: &bag)
  }

  func passMethodToList() {
    viewModel.titles.sink { title in
      self.numbers.forEach(Counter.shared.list.add)
    }.store(in: &bag)
  }

  func callThroughOwnObject() {
    viewModel.titles.sink { title in
      let box = CounterBox()
      box.counter = sharedCounter
      box.counter?.track()
      self.show(title)
    }.store(in: &bag)
  }

  func callOwnObjectAroundSharedValue() {
    viewModel.titles.sink { title in
      let box = CounterBox(sharedCounter)
      box.track()
      self.show(title)
    }.store(in: &bag)
  }

  func useOperator() {
    viewModel.titles.sink { _ in
      self.show("")
      Counter.shared <~ "shown"
    }.store(in: &bag)
  }

  func callUnknownFunction() {
    viewModel.onEnd = { [self] in
      self.show("")
      normalize(vector)
    }
  }

  func callCapturedObjectWithoutResult() {
    let box = CounterBox()
    viewModel.onEnd = { let _ = box.finished(self.numbers) }
  }

  func useOperatorOnCapturedObject() {
    let box = CounterBox()
    viewModel.onEnd = {
      ^^^^box
      self.show("")
    }
  }

  func passElementsFromOutside() {
    viewModel.boxes.sink { boxes in
      self.numbers = boxes.map { self.keep($0) }
    }.store(in: &bag)
  }

  func listen(to meter: NumberMeter) {
    task = Task {
      for await number in meter.numbers() {
        self.show("\(number)")
        Counter.shared.track()
      }
    }
  }
}

@MainActor final class Counter {
  static let shared = Counter()
  static let all = [shared]
  static let any: AnyObject = shared
  var number = 0
  private var waiting: [() -> Void] = []
  func track(_ title: String? = nil) { number += 1 }
  func trackOnce() { number += 1 }
  func next() -> Int { number + 1 }
  let list = NumberSum()
  func wait(_ work: @escaping () -> Void) { waiting.append(work) }
}

@MainActor final class NumberSum {
  private var sum = 0
  func add(_ number: Int) { sum += number }
}

@MainActor final class CounterBox {
  var counter: Counter?
  init(_ counter: Counter? = nil) { self.counter = counter }
  func track() { counter?.track() }
  func finished(_ numbers: [Int]) -> Bool { numbers.isEmpty }
}

infix operator <~
@MainActor private func <~ (_ counter: Counter, _ title: String) { counter.track(title) }

prefix operator ^^^^
@MainActor private prefix func ^^^^ (_ box: CounterBox) { box.track() }

@MainActor private let sharedCounter = Counter()

@MainActor private let countTwice = { sharedCounter.number += 2 }

@MainActor private func add(_ number: Int) { total += number }

@MainActor private var lastTitle = ""
@MainActor private var total = 0

private func increase(_ number: inout Int) { number += 1 }

@MainActor private func record() { total += 1 }

@MainActor private func run(_ work: () -> Void) { work() }
