import Testing

/// A function of the project with the name of a known one counts as the called function if it may be that.
@Suite struct OverloadTests {
  private func reasons(_ code: String, after local: String = "", beside other: String = "", members: String = "") throws
    -> [String]
  {
    let text = """
      import UIKit
      class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        private var n = 0
        private var items: [Int] = []
        private var onClose: (() -> Void)?
        \(members)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(local)
          viewModel.onEnd = { \(code) }
        }
        func show() {}
        func close(_ n: Int) {}
        func close(animated: Bool) { onClose?() }
      }
      final class ListViewModel { var onEnd: (() -> Void)? }
      final class Hub {
        static let shared = Hub()
        var n = 0
        var onClose: (() -> Void)?
        func ping() { n += 1 }
      }
      \(other)

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    ("print(self.n)", "func print(_ n: Int) { Hub.shared.n = n }", "print"),
    ("print(self.n); self.show()", "func print(_ n: Int) { Hub.shared.ping() }\nfunc print(_ a: String) {}", "print"),
    (
      "self.n = max(self.n, Hub.shared.n)", "func max(_ a: Int, _ b: Int) -> Int { Hub.shared.n += 1; return a }", "max"
    ),
    (
      "DispatchQueue.main.async { self.show() }",
      "extension DispatchQueue { func async(_ work: @escaping () -> Void) { Hub.shared.ping(); work() } }",
      "DispatchQueue.main.async"
    ),
    (
      "UIView.animate(withDuration: 1) { self.show() }",
      "extension UIView { static func animate(withDuration: Double, _ work: () -> Void) { Hub.shared.ping() } }",
      "UIView.animate"
    ),
    (
      "let list = UITableView(); list.reload(); self.show()",
      "extension UITableView { func reload() { Hub.shared.ping() } }", "list.reload"
    ),
    (
      "self.n = UserDefaults.standard.count",
      "extension UserDefaults { var count: Int { self.set(1, forKey: \"a\"); return 1 } }",
      "UserDefaults.standard.count"
    ),
    (
      "var ns: [Int] = []; ns.append(self.n); self.show()",
      "extension Array { mutating func append(_ n: Int) { Hub.shared.ping() } }", "ns.append"
    ),
    (
      "self.show(); Task { self.show() }",
      "struct Task { init(_ work: () -> Void) { Hub.shared.ping() } }", "Task"
    ),
  ])
  func overloadWithEffectIsNotSkipped(code: String, other: String, name: String) throws {
    let found = try reasons(code, beside: other)
    #expect(found == ["an early return could skip work that doesn't go through 'self' (\(name))"])
  }

  @Test(arguments: [
    ("self.close(animated: true)", "", 15),
    (
      "self.dismiss(animated: true)", "extension ListViewController { func dismiss(animated: Bool) { onClose?() } }", 24
    ),
    (
      "self.dismiss(animated: true)",
      "extension UIViewController { func dismiss(animated: Bool) { Hub.shared.onClose?() } }", 24
    ),
    (
      "self.hide(1)", "extension ListViewController { func hide(_ n: Int) {}; func hide(_ t: Double) { onClose?() } }",
      24
    ),
  ])
  func overloadThatCallsHandlerIsNotSkipped(code: String, other: String, line: Int) throws {
    let found = try reasons(code, beside: other)
    #expect(
      found == [
        "an early return could skip work that other code may wait for (onClose, used in App/List.swift:\(line))"
      ])
  }

  @Test(arguments: [
    ("self.close(1)", ""),
    ("perform { self.show() }", "func perform(_ work: () -> Void) { work() }"),
    ("DispatchQueue.main.async { self.show() }", "extension DispatchQueue { func later() { Hub.shared.ping() } }"),
    (
      "UIView.animate(withDuration: 1) { self.show() }",
      "extension UIView { static func animate(_ n: Int) { Hub.shared.ping() } }"
    ),
    (
      "let list = UITableView(); list.reloadData(); self.show()",
      "extension UITextView { func reloadData() { Hub.shared.ping() } }"
    ),
  ])
  func otherOverloadIsSkipped(code: String, other: String) throws {
    let found = try reasons(code, beside: other)
    #expect(found == [])
  }

  private static let ambiguous =
    "the call would be ambiguous, because another function of this name returns a value"

  /// The type of a closure chooses the function only if the call is all that the closure contains.
  @Test(arguments: [
    ("self.load(1)", "func load(_ n: Int) {}; func load(_ n: Int) -> [Int] { [n] }", ""),
    ("try? self.load(1)", "func load(_ n: Int) {}; @discardableResult func load(_ n: Int) -> Int { n }", ""),
    ("self.load(self.n)", "func load(_ n: Int) -> Void {}; func load(_ n: Int) -> [Int] { [n] }", ""),
    ("self.load(1)", "func load(_ n: Int) {}", "extension ListViewController { func load(_ n: Int) -> [Int] { [n] } }"),
    (
      "self.hub.load(1)", "let hub = Loader()",
      "final class Loader { func load(_ n: Int) {}; func load(_ n: Int) -> Int { n } }"
    ),
    (
      "self.hub.load(1)", "let hub = Loader()",
      "class Base { func load(_ n: Int) -> Int { n } }\nfinal class Loader: Base { func load(_ n: Int) {} }"
    ),
  ])
  func callThatNeedsTypeOfClosureIsNotChanged(code: String, members: String, other: String) throws {
    let found = try reasons(code, beside: other, members: members)
    #expect(found == ["\(Self.ambiguous) (load)"])
  }

  @Test(arguments: [
    ("self.load(1)", "func load(_ n: Int) {}; func load(_ n: String) -> [Int] { [] }", ""),
    ("self.load(1)", "func load(_ n: Int) {}; func load(_ n: Int) async -> [Int] { [] }", ""),
    ("self.load(1)", "func load(_ n: Int) {}; func load(_ n: Int, animated: Bool) -> [Int] { [] }", ""),
    ("self.load(1)", "func load(_ n: Int) {}; func load(_ n: Int) throws -> Void {}", ""),
    ("self.load(1); self.show()", "func load(_ n: Int) {}; func load(_ n: Int) -> [Int] { [n] }", ""),
    ("return self.load(1)", "func load(_ n: Int) {}; func load(_ n: Int) -> [Int] { [n] }", ""),
    (
      "self.hub.load(1)", "let hub = Loader()",
      "class Base { func load(_ n: Int) -> Int { n } }\nfinal class Loader: Base { override func load(_ n: Int) -> Int { n } }"
    ),
  ])
  func callThatIsNotAmbiguousIsChanged(code: String, members: String, other: String) throws {
    let found = try reasons(code, beside: other, members: members)
    #expect(found == [])
  }
}
