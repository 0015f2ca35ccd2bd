import Combine
import UIKit

class BaseViewController: UIViewController {
  func refresh() {}
}

/// Closures that stay as they are. Each function has another reason.
final class StrongSelfViewController: BaseViewController {
  private let viewModel = FeedViewModel()
  private let editor = Editor()
  private let label = UILabel()
  private var bag: Set<AnyCancellable> = []
  private var task: Task<Void, Never>?
  private var title2 = ""
  private var last: TitleRequest?
  var onShow: (() -> Void)?
  private var handlers: [() -> Void] = []

  func show(_ title: String) { label.text = title }

  private func answer(_ request: TitleRequest) { request.handler(true) }

  func bindSuper() {
    viewModel.titles.sink { _ in
      super.refresh()
      self.show("")
    }.store(in: &bag)
  }

  func bindInner() {
    viewModel.titles.sink { title in
      self.present(UIViewController(), animated: true) { [unowned self] in self.show(title) }
    }.store(in: &bag)
  }

  func bindCompletion(completion: @escaping () -> Void) {
    viewModel.titles.sink { title in
      self.show(title)
      completion()
    }.store(in: &bag)
  }

  func bindOptionalCompletion(completion: (() -> Void)?) {
    viewModel.titles.sink { title in
      self.show(title)
      if let completion { completion() }
    }.store(in: &bag)
  }

  func bindHandlers(_ handlers: [() -> Void]) {
    viewModel.titles.sink { title in
      self.show(title)
      for handler in handlers { handler() }
    }.store(in: &bag)
  }

  func bindElements(_ handlers: [() -> Void]) {
    viewModel.titles.sink { title in
      self.show(title)
      handlers.forEach { $0() }
    }.store(in: &bag)
  }

  func bindRequests() {
    viewModel.requests.sink { request in
      self.show(request.title)
      respond(to: request)
    }.store(in: &bag)
  }

  func bindRequestsInOneCall() {
    viewModel.requests.sink { self.answer($0) }.store(in: &bag)
  }

  func bindStoredRequest() {
    viewModel.requests.sink { request in self.last = request }.store(in: &bag)
  }

  func bindAddedHandler(_ handler: @escaping () -> Void) {
    viewModel.titles.sink { title in
      self.show(title)
      self.handlers += [handler]
    }.store(in: &bag)
  }

  func bindOperator(_ handler: @escaping () -> Void) {
    viewModel.titles.sink { title in
      self.show(title)
      title => handler
    }.store(in: &bag)
  }

  func bindOwnFunction() {
    viewModel.titles.sink { title in
      self.show(title)
      self.onShow?()
    }.store(in: &bag)
  }

  func bindGroup(_ group: Group) {
    viewModel.titles.sink { title in
      self.show(title)
      group.leave()
    }.store(in: &bag)
  }

  func bindCapturedVariable() {
    var count = 0
    viewModel.titles.sink { title in
      self.show(title)
      count += 1
    }.store(in: &bag)
    print(count)
  }

  func bindPassedVariable() {
    var seen: [String] = []
    viewModel.titles.sink { title in
      self.show(title)
      add(title, to: &seen)
    }.store(in: &bag)
    print(seen)
  }

  func bindCapturedList() {
    var seen: [String] = []
    viewModel.titles.sink { title in
      self.show(title)
      seen.append("")
    }.store(in: &bag)
    print(seen)
  }

  func assignChangedParameter() {
    editor.onEdit = {
      $0.text = self.title2
      self.show($0.text)
    }
  }

  func assignNamedParameter() {
    editor.onEdit = { draft in
      self.show(draft.text)
      draft.text = ""
    }
  }

  func bindMap() {
    viewModel.titles.replace { self.shortened($0) }.sink { _ in }.store(in: &bag)
  }

  private func shortened(_ title: String) -> String { String(title.prefix(3)) + title2 }

  func bindStatements() {
    viewModel.titles.pass { title in
      self.show(title)
      self.show("")
    }.store(in: &bag)
  }

  func bindFatalError() {
    viewModel.titles.transform { title in
      self.show(title)
      fatalError()
    }.sink { (_: Int) in }.store(in: &bag)
  }

  func bindFunction() {
    viewModel.titles.sink(receiveValue: show).store(in: &bag)
  }

  func bindOtherName() {
    let me = self
    viewModel.titles.sink { title in me.show(title) }.store(in: &bag)
  }

  func bindOtherNameBesideSelf() {
    let me = self
    viewModel.titles.sink { title in
      me.show(title)
      self.show(title)
    }.store(in: &bag)
  }

  func bindNameInBackticks() {
    let `self` = self
    viewModel.titles.sink { title in `self`.show(title) }.store(in: &bag)
  }

  func bindReboundName() {
    viewModel.titles.sink { title in
      guard let `self` = self as? BaseViewController else { return }
      self.title = title
    }.store(in: &bag)
  }

  func bindLocalFunction() {
    func showTitle() { self.show(title2) }
    viewModel.titles.sink { _ in showTitle() }.store(in: &bag)
  }

  func bindCaptureListWithoutName() {
    viewModel.titles.sink { [self] title in show(title) }.store(in: &bag)
  }

  func listenWithoutName(to meter: Meter) {
    task = Task {
      for await reading in meter.readings() { show("\(reading)") }
    }
  }

  func listen(to meter: Meter) {
    task = Task {
      for await reading in meter.readings() { self.show("\(reading)") }
      self.show("end")
    }
  }

  func listenOutside(to meter: Meter) {
    task = Task {
      show("start")
      for await reading in meter.readings() { self.show("\(reading)") }
    }
  }

  func bindInnerWithoutSelf() {
    viewModel.onChange = { [self] title in
      self.show(title)
      perform { _ = view }
    }
  }

  func listenWithGuard(to meter: Meter) {
    task = Task { [weak self] in
      guard let self else { return }
      for await reading in meter.readings() { self.show("\(reading)") }
    }
  }

  func assignReceivedCompletion() {
    viewModel.onRequest = { title, completion in self.forward(title, completion) }
  }

  func assignUnnamedCompletion() {
    viewModel.onRequest = { self.forward($0, $1) }
  }

  private func forward(_ title: String, _ completion: @escaping () -> Void) { show(title) }

  func bindOwner() {
    viewModel.titles.sink(with: self) { owner, title in
      owner.show(title)
      self.show(title)
    }.store(in: &bag)
  }

  func listenThenPrint(to meter: Meter) {
    task = Task {
      for await reading in meter.readings() { self.show("\(reading)") }
      print("end")
    }
  }

  func listenToAll(_ meters: [Meter]) {
    task = Task {
      for meter in meters {
        for await reading in meter.readings() { self.show("\(reading)") }
      }
    }
  }

  func listenBesideClosure(to meter: Meter) {
    task = Task {
      perform { self.show("start") }
      for await reading in meter.readings() { print(reading) }
    }
  }
}

private func perform(_ change: () -> Void) { change() }

private func add(_ title: String, to titles: inout [String]) { titles.append(title) }

struct Draft { var text = "" }

/// Waits for changes of a draft.
@MainActor final class Editor {
  var onEdit: ((inout Draft) -> Void)?
  var onRow: ((UILabel) -> Void)?
}

/// A request whose sender waits for the answer.
struct TitleRequest {
  let title: String
  let handler: (Bool) -> Void
}

infix operator =>
func => (_ title: String, _ handler: () -> Void) { handler() }

func respond(to request: TitleRequest) { request.handler(false) }

final class Group {
  func leave() {}
}

extension Publisher {
  func sink<Owner: AnyObject>(with owner: Owner, receiveValue: @escaping (Owner, Output) -> Void) -> AnyCancellable {
    subscribe { [weak owner] value in
      if let owner { receiveValue(owner, value) }
    }
  }

  func pass<Result>(_ receive: @escaping (Output) -> Result) -> AnyCancellable {
    subscribe { value in _ = receive(value) }
  }

  func transform<Result>(_ change: @escaping (Output) -> Result) -> PassthroughSubject<Result, Never> {
    let results = PassthroughSubject<Result, Never>()
    _ = subscribe { value in results.send(change(value)) }
    return results
  }

  func replace(_ change: @escaping (Output) -> Output) -> Self { self }
}

/// An actor. Code that captures it weakly isn't isolated to it.
actor MeterLog {
  private var task: Task<Void, Never>?
  private var last = 0

  func listen(to meter: Meter) {
    task = Task {
      for await reading in meter.readings() { self.last = reading }
    }
  }
}
