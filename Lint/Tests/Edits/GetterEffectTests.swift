import Testing

/// A weak capture is refused if the closure reads a property whose getter has effects that don't go through `self`.
@Suite struct GetterEffectTests {
  private func reasons(_ code: String, after local: String = "") throws -> [String] {
    let text = """
      import UIKit
      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        private let counter = Counter()
        private var n = 0
        private var text = ""
        private var money = Money()
        private var onClose: (() -> Void)?
        private var state = 0 { didSet { if state > 1 { onClose?() } } }
        private var total: Int { onClose?(); return n }
        private lazy var once: Void = { onClose?() }()
        func finish() { _ = once }
        private lazy var ended: Int = { onClose?(); return 1 }()
        private var double: Int { get { n * 2 } set { n = newValue; onClose?() } }
        override func viewDidLoad() {
          super.viewDidLoad()
          \(local)
          viewModel.onEnd = { \(code) }
        }
        func show() {}
      }
      final class ListViewModel { var onEnd: (() -> Void)? }
      final class Counter {
        static let shared = Counter()
        static let result = Result<Int, Error>.success(1)
        static var made: Int { shared.n += 1; return shared.n }
        static var latest: Int { shared.n }
        var n = 0
        var next: Int { n += 1; return n }
        var afterNext: Int { next + 1 }
        var called: Int { count(); return n }
        var counted: Int { counting() }
        lazy var first: Int = { n += 1; return n }()
        lazy var label = "\\(n)"
        var stored: Int { UserDefaults.standard.set(n, forKey: "n"); return n }
        var loaded: Int { UserDefaults.standard.integer(forKey: "n") }
        var text: String { get { let f = NumberFormatter(); f.minimumFractionDigits = 2; return f.string(for: n) ?? "" } set { n = 0 } }
        var sorted: [Int] { var all = [n, 1]; all.append(2); all.sort(); return all }
        var checked: Int {
          if UserDefaults.standard.bool(forKey: "a"), !text.hasPrefix("b") { return 1 }
          guard text.hasPrefix("a"),
            text.hasSuffix("b") else { return 2 }
          while text.hasPrefix("c") { return 3 }
          switch Counter.result { case .success(let n), Result<Int, Error>.success(let n): return n; default: break }
          switch text.lowercased() { case "": return 4; default: return 5 }
        }
        var watched = 0 { didSet { n += 1 } }
        func count() { n += 1 }
        var all = [1]
        func take() -> Int { all.removeFirst() }
        func listed() -> Int {
          var rows = [String: Int]()
          rows["a"] = n
          var parts = URLComponents()
          parts.host = "a"
          return rows.count
        }
        subscript(i: Int) -> Int { n += i; return n }
        @Logged var logged: Int?
        var again: Int { self[1] }
        func counting() -> Int { n += 1; return n }
        func peek() -> Int { _ = n; return n }
      }
      final class Maker {
        private var n = 0
        func text(_ n: Int) -> String { self.n = n; return "" }
        func counted(_ n: Int) -> String { Counter.shared.n += 1; return "" }
      }
      extension String {
        var logged: String { Counter.shared.n += 1; return self }
        var short: String { String(prefix(1)) }
      }
      var globalNext: Int { Counter.shared.n += 1; return 1 }
      func globalMade() -> Int { Counter.shared.n += 1; return 1 }
      let globalCounter = Counter()
      @propertyWrapper struct Logged {
        static var reads = 0
        var wrappedValue: Int? { get { Self.reads += 1; return nil } set {} }
      }
      struct Money {
        static func + (a: Money, b: Money) -> Money { a }
        static func += (a: inout Money, b: Money) { a = b }
        static func - (a: Money, b: Money) -> Money { Counter.shared.n += 1; return a }
      }

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    ("self.n = Counter.shared.next", "Counter.shared.next"),
    ("if Counter.shared.next > 1 { self.show() }", "Counter.shared.next"),
    ("let c = Counter.shared; self.n = c.next", "c.next"),
    ("self.n = globalCounter.afterNext", "globalCounter.afterNext"),
    ("self.n = globalCounter.called", "globalCounter.called"),
    ("self.n = globalCounter.counted", "globalCounter.counted"),
    ("self.n = globalCounter.first", "globalCounter.first"),
    ("self.n = globalCounter.stored", "globalCounter.stored"),
    ("self.n = Counter.made", "Counter.made"),
    ("self.n = globalNext", "globalNext"),
    ("self.n = globalMade()", "globalMade"),
    ("self.n = Counter.shared.counting()", "Counter.shared.counting"),
    ("self.n = Counter.shared[1]", "Counter.shared[1]"),
    ("self.n = Counter.shared.again", "Counter.shared.again"),
    ("self.n = Counter.shared.logged ?? 0", "Counter.shared.logged"),
    ("self.money = self.money - Money()", "-"),
    ("self.n = Counter.shared.take()", "Counter.shared.take"),
    ("self.text = Maker().counted(self.n)", "Maker().counted"),
    ("let maker = Maker(); self.text = maker.counted(self.n)", "maker.counted"),
    ("self.text = \"a\".logged", "\"a\".logged"),
    ("self.n = [1].map { $0 + Counter.shared.next }[0]", "Counter.shared.next"),
  ])
  func effectOfGetterIsNotSkipped(code: String, name: String) throws {
    let found = try reasons(code)
    #expect(found == ["an early return could skip work that doesn't go through 'self' (\(name))"])
  }

  @Test func effectOfOuterObjectsGetterIsNotSkipped() throws {
    let found = try reasons("self.n = counter.next", after: "let counter = Counter()")
    #expect(found == ["an early return could skip work that doesn't go through 'self' (counter.next)"])
  }

  @Test(arguments: [
    "self.n = Counter.latest", "self.text = Counter.shared.text", "self.n = Counter.shared.loaded",
    "self.n = Counter.shared.sorted[0]", "self.text = Counter.shared.label", "self.n = Counter.shared.checked",
    "self.n = Counter.shared.watched",
    "self.n = Counter.shared.peek()", "self.n = self.counter.next", "self.n = self.double", "self.n = self.state",
    "self.money = self.money + Money()", "self.n = Counter.shared.listed()", "self.text = Maker().text(self.n)",
    "self.text = \"a\".short",
    "let maker = Maker(); self.text = maker.text(self.n)", "self.money += Money()",
  ])
  func getterWithoutEffectIsSkipped(code: String) throws {
    let found = try reasons(code)
    #expect(found == [])
  }

  @Test(arguments: [
    ("self.state = 2", 9), ("self.n = self.total", 10), ("self.n = self.ended", 13), ("self.double = 2", 14),
    ("self.state += 1", 9), ("self.finish()", 11),
  ])
  func accessorThatCallsHandlerIsNotSkipped(code: String, line: Int) throws {
    let found = try reasons(code)
    #expect(
      found == [
        "an early return could skip work that other code may wait for (onClose, used in App/List.swift:\(line))"
      ])
  }
}
