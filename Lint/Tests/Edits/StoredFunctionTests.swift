import Testing

/// An early return never skips a stored function that the closure may run, wherever code of the project reads it.
@Suite struct StoredFunctionTests {
  private static let ask = "struct Ask { let id: Int; let answer: (Bool) -> Void }"

  private func reasons(_ code: String, members: String = "", beside other: String = "") throws -> [String] {
    let text = """
      import UIKit
      class ListViewController: UIViewController {
        let viewModel = ListViewModel()
        var n = 0
        var completion: ((Bool) -> Void)?
        let ticket = Ticket()
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.onEnd = { \(code) }
        }
        func finish() {}
        func show() { n += 1 }
      }
      final class ListViewModel {
        var onEnd: (() -> Void)?
        private var service = Service()
        func load() { service.load { [weak self] n in self?.onEnd = nil } }
      }
      final class Ticket {
        private var done: ((Bool) -> Void)?
        func fulfill(_ isDone: Bool) { done?(isDone) }
        func cancel() { done = nil }
      }
      final class Service {
        func load(_ completion: @escaping (Int) -> Void) { completion(1) }
      }
      \(other)

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    // An override, and the implementation of a protocol.
    ("self.finish()", "", "class Child: ListViewController { override func finish() { completion?(true) } }"),
    (
      "self.end?.end()", "var end: Ending?",
      "protocol Ending { func end() }\nfinal class End: Ending { var completion: (() -> Void)?; func end() { completion?() } }"
    ),
    (
      "self.n = self.m", "var m: Int { 1 }",
      "class Child: ListViewController { override var m: Int { completion?(true); return 1 } }"
    ),
    // A property that a superclass of another module declares.
    ("self.leave()", "func leave() { onLeave?(true) }", ""),
    ("self.leave()", "func leave() { self.onLeave!(true) }", ""),
    // An element whose type isn't known.
    ("self.asked.forEach { $0.answer(true) }", "var asked: [Ask] = []", Self.ask),
    ("self.end()", "var asked: [Ask] = []; func end() { asked.forEach { ask in ask.answer(true) } }", Self.ask),
    ("self.end()", "var asked: [Ask] = []; func end() { for ask in asked.reversed() { ask.answer(true) } }", Self.ask),
    ("self.end()", "var asked: [Ask] = []; func end() { for (_, a) in asked.enumerated() { a.answer(1) } }", Self.ask),
    ("self.end()", "var asked: [Ask] = []; func end() { asked.map(\\.answer).forEach { $0(true) } }", Self.ask),
    ("self.end()", "var asked: [Int: Ask] = [:]; func end() { asked.values.forEach { $0.answer(true) } }", Self.ask),
    ("self.end()", "var asked: [Ask] = []; func end() { asked.map { $0.answer }.forEach { $0(true) } }", Self.ask),
    ("self.end()", "var asked: Ask?; func end() { asked.map { $0.answer(true) } }", Self.ask),
    (
      "self.next()", "var step: Step?; func next() { step?.run() }",
      "\(ask)\nenum Step { case run(Ask); func run() { if case let .run(a) = self { a.answer(true) } } }"
    ),
    // A local, the result of a cast, and the result of a call.
    ("self.end()", "var info: [String: Any] = [:]; func end() { let done = info[\"a\"] as? () -> Void; done?() }", ""),
    ("self.end()", "var info: [String: Any] = [:]; func end() { (info[\"a\"] as? () -> Void)?() }", ""),
    ("self.end()", "var any: Any?; func end() { guard let f = any as? () -> Void else { return }; f() }", ""),
    ("self.end()", "func make() -> () -> Void { {} }; func end() { let f = make(); f() }", ""),
    ("self.end()", "func make() -> () -> Void { {} }; func end() { make()() }", ""),
    // Locks, conditions and queues that other code waits for, and streams that end.
    ("self.gate.broadcast()", "var gate: NSCondition", ""),
    ("self.gate.signal()", "var gate: NSCondition", ""),
    ("self.gate.unlock()", "var gate: NSLock", ""),
    ("self.gate.unlock(withCondition: 1)", "var gate: NSConditionLock", ""),
    ("self.gate.resume()", "var gate: DispatchQueue", ""),
    ("self.gate.send(completion: .finished)", "var gate: PassthroughSubject<Int, Never>", "import Combine"),
    ("self.gate.onCompleted()", "var gate: PublishSubject<Int>", "import RxSwift"),
    // An element that a closure receives.
    ("self.open()", "var gates: [NSLock] = []; func open() { gates.forEach { $0.unlock() } }", ""),
    ("self.open()", "var gates: [NSLock] = []; func open() { gates.forEach { gate in gate.unlock() } }", ""),
    ("self.open()", "var gates: [Int: NSLock] = [:]; func open() { gates.values.forEach { $0.unlock() } }", ""),
    (
      "self.open()", "var gates: [Int: NSLock] = [:]; func open() { gates.removeValue(forKey: 1).map { $0.unlock() } }",
      ""
    ),
    ("self.open()", "var gates: [NSLock] = []; func open() { _ = gates.map { $0.unlock() } }", ""),
    ("self.open()", "var gates: [NSLock] = []; func open() { gates.removeAll { $0.unlock(); return true } }", ""),
    (
      "self.open()",
      "var gates: [NSLock] = []; func open() { DispatchQueue.main.async { self.gates.forEach { $0.unlock() } } }", ""
    ),
    (
      "self.open()",
      "var gates: [NSLock] = []; func open() { each { $0.unlock() } }; func each(_ f: (NSLock) -> Void) { gates.forEach(f) }",
      ""
    ),
    (
      "self.open()",
      "var gates: [NSLock] = []; func open() { each { $0.unlock() } }; func each(_ f: (NSLock) -> Void) { for g in gates { f(g) } }",
      ""
    ),
    ("self.open()", "var gate = Protected<NSLock>(); func open() { gate.read { $0.unlock() } }", ""),
    ("self.open()", "var work = DispatchWorkItem {}; func open() { work.perform() }", ""),
    (
      "self.state.finish()", "var state = State.idle",
      "enum State { case idle, waiting(() -> Void); func finish() { if case .waiting(let done) = self { done() } } }"
    ),
    (
      "self.proxy.name = 1", "let proxy = Proxy()",
      """
      @dynamicMemberLookup final class Proxy {
        var done: (() -> Void)?
        subscript(dynamicMember name: String) -> Int { get { 1 } set { done?() } }
      }
      """
    ),
    // A part of a tuple or collection.
    ("self.request.completion(true)", "var request: (id: Int, completion: (Bool) -> Void) = (1, { _ in })", ""),
    ("self.request.1(true)", "lazy var completion2 = completion; lazy var request = (1, completion2)", ""),
    ("self.completions.forEach { $0(true) }", "var completions: [(Bool) -> Void] = []", ""),
    // An alias, also one of another type.
    ("self.call(self.handler)", "typealias Handler = () -> Void; var handler: Handler?; func call(_ f: Any) {}", ""),
    (
      "self.call(self.handler)", "var handler: Ticket.Handler?; func call(_ f: Any) {}",
      "extension Ticket { typealias Handler = () -> Void }"
    ),
    ("self.call(self.box)", "let box: Box<() -> Void>; func call(_ f: Any) {}", "final class Box<Element> {}"),
    // Passed on.
    ("DispatchQueue.main.async(execute: self.work)", "var work: () -> Void = {}", ""),
    ("DispatchQueue.main.async(execute: self.work)", "let work: DispatchWorkItem", ""),
    ("self.service.load(self.done)", "let service = Service(); var done: (Int) -> Void = { _ in }", ""),
    ("[true].forEach(self.call)", "var call: (Bool) -> Void = { _ in }", ""),
    ("[true].forEach(self.call)", "func call(_ isDone: Bool) { completion?(isDone) }", ""),
    // Code of other objects.
    ("self.ticket.fulfill(true)", "", ""),
    ("self.tickets.first?.fulfill(true)", "var tickets: [Ticket] = []", ""),
    ("self.tickets.sorted().last?.fulfill(true)", "var tickets: [Ticket] = []", ""),
    ("_ = Starter(self)", "", "final class Starter { init(_ list: ListViewController) { list.completion?(true) } }"),
    ("self.ticket()", "", "extension Ticket { func callAsFunction() { fulfill(true) } }"),
    // Setters.
    (
      "self.wrapped = 1", "@Wrapper var wrapped = 1",
      """
      @propertyWrapper struct Wrapper {
        var done: (() -> Void)?
        var wrappedValue: Int { didSet { done?() } }
        init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
      }
      """
    ),
    ("self[1] = 2", "subscript(i: Int) -> Int { get { 1 } set { completion?(true) } }", ""),
    ("self[1] += 2", "subscript(i: Int) -> Int { get { completion?(true); return 1 } set { } }", ""),
    ("self.n += self.ticket + 1", "", "func + (ticket: Ticket, n: Int) -> Int { ticket.fulfill(true); return n }"),
  ])
  func storedFunctionIsNotSkipped(code: String, members: String, other: String) throws {
    let found = try reasons(code, members: members, beside: other)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("an early return could skip work that other code may wait for (") ?? false)
  }

  @Test(arguments: [
    ("self.finish()", "", ""),
    ("self.completion = nil", "", ""),
    ("self.completions[0] = { _ in }", "var completions: [(Bool) -> Void] = []", ""),
    ("self.ticket.cancel()", "", ""),
    ("self.viewModel.load()", "", ""),
    // What the code passes itself.
    (
      "self.load { _ in }",
      "func load(_ done: ((Int) -> Void)?) { if let done { done(1) }; guard let other = done else { return }; other(1) }",
      ""
    ),
    (
      "self.load()",
      "func load() { let done = { self.show() }; done(); let other = done; other(); func end() {}; end() }", ""
    ),
    ("self.load([{}])", "func load(_ all: [() -> Void]) { for each in all { each() } }", ""),
    // An alias that leads back to itself.
    ("self.n = self.box.count", "var box: Output", "extension ListViewController: P { typealias Output = Output }"),
    ("self.n = self.box.count", "var box: List", "extension ListViewController { typealias List = Array<List> }"),
    ("[true].forEach(self.call)", "func call(_ isDone: Bool) { show() }", ""),
    ("self[1] = 2", "subscript(i: Int) -> Int { get { 1 } set { show() } }", ""),
    ("self.tickets.sorted().last?.cancel()", "var tickets: [Ticket] = []", ""),
    ("self.load()", "func load() { let group = DispatchGroup(); group.enter(); group.leave() }", ""),
    (
      "self.load()", "func load() { n = withUnsafe { continuation in continuation.resume() } }",
      "func withUnsafe(_ body: (Continuation) -> Void) -> Int { 1 }"
    ),
    (
      "self.load()",
      "func load() { _ = AsyncStream<Int> { $0.finish() }; _ = Single.create { one in one.onCompleted() } }",
      ""
    ),
    ("self.load()", "func load() async { await withCheckedContinuation { $0.resume() } }", ""),
    (
      "self.load()",
      "func load() { each { $0.unlock() } }; func each(_ f: (NSLock) -> Void) { let gate = NSLock(); f(gate) }", ""
    ),
    ("self.out.send(1)", "var out: PassthroughSubject<Int, Never>", "import Combine"),
    ("self.door.unlock()", "let door = Door()", "final class Door { func unlock() {} }"),
    ("self.finish()", "", "class Child: ListViewController { override func finish() { show() } }"),
  ])
  func otherWorkIsSkipped(code: String, members: String, other: String) throws {
    #expect(try reasons(code, members: members, beside: other) == [])
  }
}
