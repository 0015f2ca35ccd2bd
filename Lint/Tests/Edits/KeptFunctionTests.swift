import Testing

/// Functions that other code stored count in every form in which code may read or complete them.
@Suite struct KeptFunctionTests {
  private func reasons(_ code: String, members: String, beside other: String) throws -> [String] {
    let text = """
      import Combine
      import UIKit
      class ListViewController: UIViewController {
        let viewModel = ListViewModel()
        var n = 0
        var completion: ((Bool) -> Void)?
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.onEnd = { \(code) }
        }
      }
      final class ListViewModel { var onEnd: (() -> Void)? }
      \(other)

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  private static let state = "enum State { case idle, busy(() -> Void), waiting([() -> Void]) }"
  private static let store = "protocol Store: AnyObject { func flush() }"
  private static let disk = """
    \(store)
    final class Disk: Store { var done: (() -> Void)?; func flush() { done?() } }
    """

  @Test(arguments: [
    // Collections whose type is written only in the initial value.
    ("self.end()", "var kept = [(Bool) -> Void](); func end() { kept.forEach { $0(true) } }", ""),
    ("self.end()", "var kept = [Int: () -> Void](); func end() { kept.values.forEach { done in done() } }", ""),
    ("self.end()", "var kept = Array<() -> Void>(); func end() { kept.forEach { $0() } }", ""),
    ("self.end()", "var kept = [(id: Int, done: () -> Void)](); func end() { kept.forEach { $0.done() } }", ""),
    ("self.end()", "var kept = [Done](); func end() { kept.forEach { $0() } }", "typealias Done = () -> Void"),
    ("self.end()", "var kept = [DispatchWorkItem](); func end() { kept.forEach { $0.perform() } }", ""),
    ("self.end()", "var kept = Array(repeating: {}, count: 3); func end() { kept.forEach { $0() } }", ""),
    ("self.kept.forEach(self.call)", "var kept = [() -> Void](); func call(_ done: () -> Void) { done() }", ""),
    // Types of other modules.
    ("self.end()", "var kept: [Future<Int, Never>.Promise] = []; func end() { kept.forEach { $0(.success(1)) } }", ""),
    (
      "self.end()",
      "var kept: Future<Int, Never>.Promise?; func end() { if let kept { reply(kept) } }; func reply(_ done: Future<Int, Never>.Promise) { done(.success(1)) }",
      ""
    ),
    // The payload of an enum case, a cast, and a wrapper of its own.
    (
      "self.end()",
      "var state = State.idle; func end() { guard case .busy(let done) = state else { return }; reply(done) }; func reply(_ done: () -> Void) { done() }",
      state
    ),
    (
      "self.end()",
      "var state = State.idle; func end() { if case .waiting(let all) = state { all.forEach { $0() } } }", state
    ),
    (
      "if case .busy(let done) = self.state { DispatchQueue.main.async(execute: done) }", "var state = State.idle",
      state
    ),
    (
      "self.end()",
      "var any: Any?; func end() { if let done = any as? () -> Void { call(done) } }; func call(_ done: () -> Void) {}",
      ""
    ),
    (
      "self.end()", "@Guarded var kept: [() -> Void] = []; func end() { _kept.change { $0.forEach { $0() } } }",
      "@propertyWrapper final class Guarded<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; func change(_ f: (inout T) -> Void) { f(&wrappedValue) } }"
    ),
    ("self.end()", "var info: [String: Any] = [:]; func end() { (info[\"a\"] as? (Int) -> Void)?(1) }", ""),
    // Observers of a value that a method or a key path changes.
    ("self.isOn.toggle()", "var isOn = false { didSet { completion?(isOn) } }", ""),
    (
      "self.state.next()", "var state = Step() { didSet { completion?(true) } }",
      "struct Step { mutating func next() {} }"
    ),
    ("self[keyPath: \\.m] = 2", "var m = 1 { didSet { completion?(true) } }", ""),
    // Implementations behind generic parameters, and additions to types of others.
    (
      "self.box.end()", "let box = Box(Disk())",
      "\(disk)\nstruct Box<S: Store> { let s: S; init(_ s: S) { self.s = s }; func end() { s.flush() } }"
    ),
    ("self.end(Disk())", "func end<S: Store>(_ store: S) { store.flush() }", disk),
    (
      "self.kept?.finish()", "var kept: CheckedContinuation<Void, Never>?",
      "extension CheckedContinuation where T == Void, E == Never { func finish() { resume(returning: ()) } }"
    ),
    ("self.group.end()", "let group = DispatchGroup()", "extension DispatchGroup { func end() { leave() } }"),
    ("self.lock.end()", "let lock = OwnLock()", "final class OwnLock: NSLock { func end() { unlock() } }"),
    (
      "self.waiter?.flush()", "var waiter: Store?",
      "\(store)\nextension CheckedContinuation: Store where T == Void, E == Never { func flush() { resume(returning: ()) } }"
    ),
    (
      "self.operation.end()", "let operation = Load()",
      "final class Load: Operation { func end() { didChangeValue(forKey: \"isFinished\") } }"
    ),
    (
      "self.end()",
      "static var done: (() -> Void)?; static func fin() { done?() }; func end() { type(of: self).fin() }", ""
    ),
    // Methods of objects that other code waits for, passed on or of other types.
    ("self.notify(self.group.leave)", "let group = DispatchGroup(); func notify(_ f: () -> Void) { f() }", ""),
    ("self.end()", "let group = DispatchGroup(); func end() { DispatchQueue.main.async(execute: group.leave) }", ""),
    ("self.gate.signal()", "let gate: AsyncSemaphore", "import Semaphore"),
    ("self.action?.fulfill()", "var action: CXAnswerCallAction?", "import CallKit"),
    ("self.subject.onError(Failure())", "let subject: PublishSubject<Int>", "import RxSwift\nstruct Failure: Error {}"),
    (
      "self.gate?.leave()", "var gate: Leaving?",
      "protocol Leaving { func leave() }\nextension DispatchGroup: Leaving {}"
    ),
  ])
  func keptFunctionIsNotSkipped(code: String, members: String, other: String) throws {
    let found = try reasons(code, members: members, beside: other)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("an early return could skip work that other code may wait for (") ?? false)
    #expect(found.first?.contains("()") == false && found.first?.contains("(,") == false)
  }

  @Test(arguments: [
    ("self.end()", "var kept = [Int](); func end() { kept.forEach { n += $0 } }", ""),
    ("self.end()", "var kept = [Int: String](); func end() { kept.removeAll() }", ""),
    ("self.end()", "var state = State.idle; func end() { if case .idle = state { n += 1 } }", state),
    ("self.isOn.toggle()", "var isOn = false { didSet { n += 1 } }", ""),
    ("self.rows.forEach { self.n += $0 }", "var rows: [Int] = [] { didSet { completion?(true) } }", ""),
    ("self.label.sizeToFit()", "var label = UILabel() { didSet { completion?(true) } }", ""),
    (
      "self.box.end()", "let box = Box(Disk())",
      "\(store)\nfinal class Disk: Store { func flush() {} }\nstruct Box<S: Store> { let s: S; init(_ s: S) { self.s = s }; func end() { s.flush() } }"
    ),
    ("self.gate.leave()", "let gate = Room()", "final class Room { func leave() {} }"),
    ("self.use(Set<Int>())", "func use(_ set: Set<Int>) {}", ""),
    ("self.end()", "func end() { if isTesting() { n += 1 } }", "let isTesting: () -> Bool = { false }"),
  ])
  func otherValueIsSkipped(code: String, members: String, other: String) throws {
    #expect(try reasons(code, members: members, beside: other) == [])
  }
}
