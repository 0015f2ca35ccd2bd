import Testing

/// A weak capture is refused if the closure has effects that don't go through `self`.
@Suite struct SharedEffectTests {
  private func reasons(_ code: String, after local: String = "") throws -> [String] {
    let text = """
      import UIKit
      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        private let label = UILabel()
        private var arr: [Int] = []
        private var items: [Row] = []
        private var n = 0
        private var task: Task<Void, Never>?
        override func viewDidLoad() {
          super.viewDidLoad()
          \(local)
          viewModel.onEnd = { \(code) }
        }
        private var numbers: AsyncStream<Int> { Hub.numbers }
        func show() {}
        func reload() {}
        func go(_ work: () -> Void) {}
        func take(_ hub: Hub) {}
        func checked(_ hub: Hub) -> Hub { hub }
        func count(_ hub: Hub) -> Int { hub.n }
        func keep(_ box: Box) {}
        private var box: Box?
        private var onClose: (() -> Void)?
        private var waiting: CheckedContinuation<Void, Never>?
        func close() { finish() }
        func finish() { if n > 0 { onClose?() } }
        func wake() { waiting?.resume() }
        func again() { again(); self.show() }
      }
      final class ListViewModel { var onEnd: (() -> Void)? }
      enum Flags { static var isOn = true }
      final class Hub {
        static let shared = Hub()
        static var numbers: AsyncStream<Int> { AsyncStream { _ in } }
        var n = 0
        func ping() {}
      }
      final class Box {
        init() {}
        init(_ hub: Hub) { self.hub = hub }
        var hub: Hub?
        var title = ""
        func open() {}
        func open(_ n: Int) {}
        func finished(_ n: Int) {}
      }
      enum Globals { static var items: [Int] = [] }
      struct Row { var text: String; mutating func clear() { text = "" } }
      let globalHub = Hub()
      let globalWork = { globalHub.ping() }
      func globalTake(_ n: Int) {}

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    "DispatchQueue.main.async { self.show() }",
    "DispatchQueue.global().asyncAfter(deadline: .now() + 1) { self.show() }",
    "OperationQueue.main.addOperation { self.show() }",
    "Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.show() }",
    "UIView.animate(withDuration: 1) { self.show() }",
    "Task { self.show() }",
    "Task.detached { await self.show() }",
    "let isOn = UserDefaults.standard.bool(forKey: \"a\"); if isOn { self.show() }",
    "self.show(); print(\"shown\")",
    "self.title = Other.shared.title; self.show()",
    "if Other.shared.isOn { self.show() }",
    "switch Other.shared.kind { case .a: self.show() default: break }",
    "self.n = globalHub.n; self.take(globalHub)",
    "let n = self.count(globalHub); self.arr.append(n); self.n = self.count(globalHub)",
    "let h = Hub.shared; self.take(h); self.take(Hub.shared)",
    "var ns: [Int] = []; ns.append(globalHub.n); ns.removeLast(); self.show()",
    "let box = Box(); box.title = \"a\"; box.open(); self.keep(box)",
    "let box = Box(); box.open(); self.box = box",
    "let box = Box(); box.open(self.n); self.show()",
    "var row = Row(text: \"\"); row.clear(); self.show()",
    "let list = UITableView(); list.reloadData(); self.show()",
    "var box = Box(); box.hub = globalHub; box.title = \"a\"; box = Box(); self.show()",
    "UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }",
    "let texts = [\"a\"]; self.items = texts.map { Row(text: $0) }",
    "self.label.text = String(format: \"%d\", self.n)",
    "let label = UILabel(); label.font = Fonts.body; label.sizeToFit(); self.view.addSubview(label)",
    "[self] in self.show(); view.alpha = 0",
    "self.show(); DispatchQueue.main.async { [weak self] in self?.reload() }",
    "DispatchQueue.main.async { [weak self] in guard let self else { return }; self.n = 1; self.show() }",
    "DispatchQueue.main.async { [weak self] in guard let self = self else { return }; self.show() }",
    "self.show(); DispatchQueue.main.async { [self] in self.reload() }",
    "self.show(); Task { [weak self] in self?.reload() }",
    "let path = \\UIViewController.title; self.title = self[keyPath: path]",
    "#if DEBUG\n self.show()\n#endif\n",
    "NSLayoutConstraint.activate([self.view.topAnchor.constraint(equalTo: self.view.topAnchor)])",
  ])
  func workOfSelfIsSkipped(code: String) throws {
    let found = try reasons(code)
    #expect(found == [])
  }

  @Test(arguments: [
    (
      "DispatchQueue.main.async { [unowned self] in self.reload() }",
      "a closure inside captures 'self' without retaining it"
    ),
    (
      "DispatchQueue.main.async { [unowned object = self] in object.reload() }",
      "a closure inside captures 'self' without retaining it"
    ),
    (
      "DispatchQueue.main.async { [self = Hub()] in self.ping() }; self.show()",
      "the closure binds the name 'self' to another value"
    ),
    (
      "DispatchQueue.main.async { [weak self] in guard let self = self?.box else { return }; self.open() }; self.show()",
      "the closure binds the name 'self' to another value"
    ),
    (
      "DispatchQueue.main.async { [weak self] in guard let self else { return }; reload() }",
      "a closure inside may use a member of 'self' without naming 'self' (reload)"
    ),
  ])
  func captureInsideMustBeOfTheSameObject(code: String, reason: String) throws {
    #expect(try reasons(code) == [reason])
  }

  @Test(arguments: [
    ("NotificationCenter.default.post(name: .init(\"a\"), object: self)", "NotificationCenter.default.post"),
    (
      "DispatchQueue.main.async { UserDefaults.standard.set(1, forKey: \"a\") }; self.show()",
      "UserDefaults.standard.set"
    ),
    ("let center = NotificationCenter.default; center.removeObserver(self)", "center.removeObserver"),
    ("self.show(); logged()", "logged"),
    ("self.show(); DispatchQueue.main.async { [weak self] in globalHub.ping(); self?.reload() }", "globalHub.ping"),
    ("Flags.isOn.toggle(); self.show()", "Flags.isOn.toggle"),
    ("_ = Other.shared.start(); self.show()", "Other.shared.start"),
    ("Loader.shared.load { self.show() }", "Loader.shared.load"),
    ("let _ = Other.shared.start(); self.show()", "Other.shared.start"),
    ("let done: Void = Other.start(); self.show()", "Other.start"),
    ("for a in [Other.shared] { a.start() }; self.show()", "a.start"),
    ("self.show(); [Other.shared].forEach { $0.start() }", "[Other.shared].forEach"),
    ("(self.isEditing ? Other.shared : Other.main).start()", "(self.isEditing ? Other.shared : Other.main).start"),
    ("self.show(); Other.shared <~ 1", "Other.shared"),
    ("[self] in self.show(); notify_post(\"a\")", "notify_post"),
    ("self.children.forEach(Other.shared.add)", "Other.shared.add"),
    ("let h: Hub; h = globalHub; h.ping(); self.show()", "h.ping"),
    ("(self.isEditing ? globalHub : Hub.shared).ping()", "(self.isEditing ? globalHub : Hub.shared).ping"),
    ("if let h = [globalHub].first { h.ping() }; self.show()", "h.ping"),
    ("self.go(Hub.shared.ping)", "Hub.shared.ping"),
    ("let work = Hub.shared.ping; self.go(work)", "work"),
    ("self.arr.forEach(globalTake)", "globalTake"),
    ("self.arr.forEach(Globals.items.append)", "Globals.items.append"),
    ("let box = Box(); box.hub = globalHub; box.hub?.ping(); self.show()", "box.hub?.ping"),
    ("let box = Box(); box.hub = globalHub; let h = box.hub; h?.ping(); self.show()", "h?.ping"),
    ("let box = Box(globalHub); box.open(); self.show()", "box.open"),
    ("var hubs: [Hub] = []; hubs.append(globalHub); hubs[0].ping(); self.show()", "hubs.append"),
    ("var hubs: [Hub] = []; let n = hubs.append(globalHub); hubs[0].ping(); self.show()", "hubs[0].ping"),
    ("let h = self.checked(globalHub); h.ping()", "h.ping"),
    ("let box = Box(); box.open(); self.show()", "box.open"),
    ("let box = Box(); box.open(1); box.open(); self.n = 2", "box.open"),
    (
      "try? \"a\".write(toFile: self.path, atomically: true, encoding: .utf8)",
      "try? \"a\".write(toFile: self.path, atomically: true, encoding: .utf8)"
    ),
    ("let h: Hub; h = self.checked(globalHub); h.ping()", "h.ping"),
    ("self.checked(globalHub).ping()", "self.checked(globalHub).ping"),
    ("var g = Hub(), h = g; while self.isEditing { g = h; h = globalHub }; g.ping()", "g.ping"),
  ])
  func callOfSharedObjectIsNotSkipped(code: String, name: String) throws {
    let found = try reasons(code)
    #expect(found == ["an early return could skip work that doesn't go through 'self' (\(name))"])
  }

  @Test(arguments: [
    ("UIApplication.shared.isIdleTimerDisabled = true; self.show()", "UIApplication.shared.isIdleTimerDisabled"),
    ("Flags.isOn = false; self.show()", "Flags.isOn"),
    ("let (a, _) = (Other.shared, 1); a.count = 1; self.show()", "a.count"),
    ("if case let a? = Optional(Other.shared) { a.count = 1 }; self.show()", "a.count"),
    ("switch Other.shared { case let a: a.count = 1 }; self.show()", "a.count"),
    ("(self.title, Flags.isOn) = (\"\", true)", "Flags.isOn"),
    ("type(of: self).count += 1", "type(of: self).count"),
    ("let h = self.isEditing ? globalHub : Hub.shared; h.n = 4; self.show()", "h.n"),
    ("let box = Box(); box.hub = globalHub; box.hub?.n = 4; self.show()", "box.hub?.n"),
    ("self.checked(globalHub).n = 4", "self.checked(globalHub).n"),
    ("self.n = Globals.items.popLast() ?? 0", "Globals.items.popLast"),
    ("if Globals.items.removeFirst() > 1 { self.show() }", "Globals.items.removeFirst"),
  ])
  func writeToSharedValueIsNotSkipped(code: String, name: String) throws {
    #expect(
      try reasons(code) == [
        "an early return could skip a write to a global or static property, or to the object in one (\(name))"
      ])
  }

  /// A class of the system stores the value without calling it.
  @Test(arguments: ["self.title = box.text", "self.title = box.text + box.text"])
  func propertyOfSystemMayGetOuterValue(code: String) throws {
    #expect(try reasons(code + "; self.reload()", after: "let box = Box()") == [])
  }

  @Test func operandOfOwnOperatorIsNotSkipped() throws {
    #expect(
      try reasons("^^^^box; self.reload()", after: "let box = Box()") == [
        "an early return could skip code that receives a value, which may contain a function (box)"
      ])
  }

  @Test(arguments: [
    "let _ = box.finished(self.n)", "(box as? Box)?.open(); self.show()",
    "(box as Any as! Box).open(); self.show()", "_ = (box.open(), self.n)", "let _ = [box.open()]; self.show()",
    "[box].first?.open(); self.show()", "[\"a\": box][\"a\"]?.open(); self.show()", "(box, self.n).0.open()",
  ])
  func callOfOuterObjectIsNotSkipped(code: String) throws {
    let reason = "an early return could skip a call of a method of a value from outside of the closure (box)"
    #expect(try reasons(code, after: "let box = Box()") == [reason])
    let tuple = "(box.open, self.show()).0()"
    #expect(try reasons(tuple, after: "let box = Box()") == [reason])
  }

  @Test(arguments: [
    ("self.close()", "onClose, used in App/List.swift:26"),
    ("self.n = 1; self.finish()", "onClose, used in App/List.swift:26"),
    ("self.wake()", "waiting, used in App/List.swift:27"), ("self.go(globalWork)", "globalWork"),
    ("self.go { self.close() }", "onClose, used in App/List.swift:26"),
    ("[self] in self.n = 1; close()", "onClose, used in App/List.swift:26"),
  ])
  func methodThatCallsHandlerIsNotSkipped(code: String, handler: String) throws {
    #expect(try reasons(code) == ["an early return could skip work that other code may wait for (\(handler))"])
  }

  /// If each level called the next one twice, this test wouldn't end.
  @Test func deeplyNestedCallIsFound() throws {
    let nested = String(repeating: "self.go { ", count: 30) + "self.close()" + String(repeating: " }", count: 30)
    #expect(
      try reasons(nested) == [
        "an early return could skip work that other code may wait for (onClose, used in App/List.swift:26)"
      ])
  }

  @Test func methodThatCallsItselfIsSkipped() throws {
    #expect(try reasons("self.again()") == [])
  }

  @Test(arguments: [
    "try? await Task.sleep(nanoseconds: 1)",
    "defer { globalHub.ping() }",
    "globalHub.ping()",
  ])
  func workBeforeLoopOfTaskIsNotSkipped(code: String) throws {
    #expect(try reasons("}; task = Task { \(code)\n for await _ in Hub.numbers { self.show() }") == [])
  }

  @Test(arguments: [
    "repeat { for await _ in Hub.numbers { self.show() } } while globalHub.n > 0",
    "while globalHub.n > 0 { for await _ in Hub.numbers { self.show() } }",
    "for _ in 0..<2 { for await _ in Hub.numbers { self.show() } }",
    "for await _ in Hub.numbers { for await _ in Hub.numbers { self.show() } }",
  ])
  func loopAroundLoopOfTaskIsNotEnded(code: String) throws {
    #expect(
      try reasons("}; task = Task { \(code)") == ["an early return would end the loop around the 'for await' loop"])
  }

  @Test(arguments: [
    "for await _ in Hub.numbers { self.show() }; globalHub.ping()",
    "for await _ in Hub.numbers { for await _ in Hub.numbers { self.show() }; globalHub.ping() }",
  ])
  func codeAfterLoopOfTaskIsNotSkipped(code: String) throws {
    #expect(try reasons("}; task = Task { \(code)") == ["an early return would skip code after the loop"])
  }

  @Test(arguments: [
    (
      "await withTaskGroup(of: Void.self) { group in group.addTask { for await _ in Hub.numbers { await self.show() } } }",
      "a closure inside the task uses 'self'"
    ),
    (
      "await withTaskGroup(of: Void.self) { group in for await _ in Hub.numbers { group.addTask { await self.show() } } }",
      "a closure inside the task uses 'self'"
    ),
    (
      "self.show(); for await _ in Hub.numbers { globalHub.ping() }",
      "the task uses 'self' outside of the body of a 'for await' loop"
    ),
    ("for await _ in self.numbers { self.show() }", "the task uses 'self' outside of the body of a 'for await' loop"),
  ])
  func selfIsOnlyUsedInLoopOfTask(code: String, reason: String) throws {
    #expect(try reasons("}; task = Task { \(code)") == [reason])
  }

  @Test func workInLoopOfTaskIsSkipped() throws {
    #expect(
      try reasons("}; task = Task { for await _ in Hub.numbers { self.show(); globalHub.ping() }") == [
        "an early return could skip work that doesn't go through 'self' (globalHub.ping)"
      ])
  }
}
