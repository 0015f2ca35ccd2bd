import Testing

/// A closure stays strong if only it may retain the object.
@Suite struct UnkeptObjectTests {
  private func reasons(creation: String, members: String = "", beside other: String = "") throws -> [String] {
    let text = """
      import UIKit
      class DetailCoordinator: NSObject {
        private let viewModel = DetailViewModel()
        private var isDone = false
        weak var delegate: Delegate?
        \(members)
        func start() { viewModel.onClose = { self.isDone = true } }
        func with(_ title: String) -> DetailCoordinator { self }
        static func make() -> DetailCoordinator { DetailCoordinator() }
      }
      final class DetailViewModel {
        var onClose: (() -> Void)?
      }
      protocol Delegate: AnyObject {}
      final class AppCoordinator: Delegate {
        private var children: [DetailCoordinator] = []
        private var child: DetailCoordinator?
        private weak var shown: DetailCoordinator?
        func add(_ child: DetailCoordinator) { children.append(child) }
        \(creation)
      }
      \(other)

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/Detail.swift": text]).refusals
  }

  @Test(arguments: [
    ("func show() { DetailCoordinator().start() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); detail.delegate = self; detail.start() }", "", ""),
    ("func show() { let detail: DetailCoordinator = .make(); add(detail); DetailCoordinator.init().start() }", "", ""),
    ("func show() { DetailCoordinator().with(\"a\").start() }", "", ""),
    ("func show() { _ = DetailCoordinator() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); shown = detail; detail.start() }", "", ""),
    ("func show() { Child().start() }", "", "final class Child: DetailCoordinator {}"),
    // Other ways to create an object.
    ("func show() { let detail: DetailCoordinator = .init(); detail.start() }", "", ""),
    (
      "func show() { let detail = isOn ? DetailCoordinator() : DetailCoordinator(); detail.start() }; var isOn = true",
      "", ""
    ),
    ("func show() { var detail: DetailCoordinator? = DetailCoordinator(); detail?.start(); detail = nil }", "", ""),
    ("func show() { let detail: DetailCoordinator; detail = DetailCoordinator(); detail.start() }", "", ""),
    ("func show() { [DetailCoordinator()].forEach { $0.start() } }", "", ""),
    ("func show() { let all = [DetailCoordinator()]; all[0].start() }", "", ""),
    ("func show() { (cached as? DetailCoordinator ?? DetailCoordinator()).start() }; var cached: Any?", "", ""),
    ("func show() { let detail = Optional(DetailCoordinator()); detail?.start() }", "", ""),
    ("func show() { var all: [DetailCoordinator] = []; all.append(DetailCoordinator()); all[0].start() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); if detail === child { detail.start() } }", "", ""),
    ("", "static func show() { let detail = Self(); detail.start() }", ""),
    ("", "class func show() { let detail = self.init(); detail.start() }", ""),
    // What a function or property returns.
    ("func show() { let detail = DetailCoordinator.make(); detail.start() }", "", ""),
    (
      "func show() { factory.make().start() }; let factory = Factory()", "",
      "struct Factory { func make() -> DetailCoordinator { DetailCoordinator() } }"
    ),
    (
      "func show() { let detail = factory.make(); detail.start() }; let factory = Factory()", "",
      "struct Factory { func make() -> DetailCoordinator { let made = DetailCoordinator(); return made } }"
    ),
    (
      "func show() { factory.detail.start() }; let factory = Factory()", "",
      "struct Factory { var detail: DetailCoordinator { DetailCoordinator() } }"
    ),
    (
      "func show() { factory.make().start() }; let factory: Making", "",
      "protocol Making { func make() -> DetailCoordinator }\nstruct Factory: Making { func make() -> DetailCoordinator { DetailCoordinator() } }"
    ),
    ("func show() { _ = makeDetail() }", "", "func makeDetail() -> DetailCoordinator { DetailCoordinator() }"),
    (
      "func show() { if let detail = DetailCoordinator.some() { detail.start() } }",
      "static func some() -> DetailCoordinator? { DetailCoordinator() }", ""
    ),
    // A function that doesn't store its argument.
    (
      "func show() { configure(DetailCoordinator()) }; func configure(_ detail: DetailCoordinator) { detail.start() }",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); configure(detail) }; func configure(_ detail: DetailCoordinator) { use(detail) }; func use(_ detail: DetailCoordinator) { detail.start() }",
      "", ""
    ),
    (
      "func show() { _ = Row(detail: DetailCoordinator()) }", "",
      "final class Row { init(detail: DetailCoordinator) { detail.start() } }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); button.addTarget(detail, action: #selector(NSObject.copy), for: .touchUpInside) }; let button = UIButton()",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); NotificationCenter.default.addObserver(detail, selector: #selector(NSObject.copy), name: nil, object: nil) }",
      "", ""
    ),
    // A closure that runs once keeps the object only until then.
    ("func show() { let detail = DetailCoordinator(); DispatchQueue.main.async { detail.start() } }", "", ""),
    ("func show() { let detail = DetailCoordinator(); Task { detail.start() } }", "", ""),
    (
      "func show() { let detail = DetailCoordinator(); DispatchQueue.global().asyncAfter(deadline: .now() + 1) { detail.start() } }",
      "", ""
    ),
    (
      "func show() { let detail: DetailCoordinator? = DetailCoordinator(); Task { @MainActor in if let detail { detail.start() } } }",
      "", ""
    ),
    // A closure that a function of the project runs once, and one that the system does.
    (
      "func show() { let detail = DetailCoordinator(); load { detail.start() } }; func load(_ done: @escaping () -> Void) { DispatchQueue.main.async { done() } }",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); root.dismiss(animated: true) { detail.start() } }; let root = UIViewController()",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); queue.addOperation { detail.start() } }; let queue = OperationQueue()",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); let item = DispatchWorkItem { detail.start() }; DispatchQueue.main.async(execute: item) }",
      "", ""
    ),
    // Code of the system that only looks at the object, or refers weakly to it.
    (
      "func show() { let detail = DetailCoordinator(); title = \"\\(detail)\"; detail.start() }; var title = \"\"", "",
      ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); title = String(describing: detail); detail.start() }; var title = \"\"",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); NotificationCenter.default.post(name: .opened, object: detail); detail.start() }",
      "", "extension Notification.Name { static let opened = Notification.Name(\"opened\") }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); let tap = UITapGestureRecognizer(target: detail, action: #selector(NSObject.copy)); view.addGestureRecognizer(tap) }; let view = UIView()",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); listeners.add(detail) }; private let listeners = NSHashTable<AnyObject>.weakObjects()",
      "", ""
    ),
    // The object passes itself to code that doesn't keep it, or isn't known to.
    ("func show() { DetailCoordinator().start() }", "func log() { print(\"\\(self)\") }", ""),
    ("func show() { DetailCoordinator().start() }", "func log() { os_log(\"%@\", String(describing: self)) }", ""),
    ("func show() { DetailCoordinator().start() }", "deinit { NotificationCenter.default.removeObserver(self) }", ""),
    (
      "func show() { DetailCoordinator().start() }", "let queue = SKPaymentQueue(); func watch() { queue.add(self) }",
      ""
    ),
    (
      "func show() { DetailCoordinator().start() }; func remove(_ child: DetailCoordinator) { children.removeAll { $0 === child } }",
      "weak var parent: AppCoordinator?; func close() { parent?.remove(self) }", ""
    ),
    // An alias, an initializer that is passed on, and a type that only runs know.
    ("func show() { Made().start() }", "", "typealias Made = DetailCoordinator"),
    (
      "func show(_ n: [Int]) { for detail in n.map(DetailCoordinator.init) { detail.start() } }", "init(_ n: Int) {}",
      ""
    ),
    ("func show(_ n: [Int]) { n.map(DetailCoordinator.init).forEach { $0.start() } }", "init(_ n: Int) {}", ""),
    ("func show(_ n: Int?) { n.map { DetailCoordinator($0) }?.start() }", "init(_ n: Int) {}", ""),
    ("func show() { let kind: DetailCoordinator.Type = DetailCoordinator.self; kind.init().start() }", "", ""),
    ("func show(_ made: DetailCoordinator) { type(of: made).init().start() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); print(ObjectIdentifier(detail)); detail.start() }", "", ""),
    // The closure of a caller gets the object.
    (
      "func show() { with { $0.start() } }; func with(_ body: (DetailCoordinator) -> Void) { body(DetailCoordinator()) }",
      "", ""
    ),
    (
      "func show() { with(1) { n, detail in detail.start() } }; func with(_ n: Int, then body: (Int, DetailCoordinator) -> Void) { body(n, DetailCoordinator()) }",
      "", ""
    ),
    // A delegate doesn't retain the object.
    (
      "func show() { DetailCoordinator().start() }",
      "let view = UITableView(); func load() { view.delegate = self; view.dataSource = self }",
      "extension DetailCoordinator: UITableViewDelegate {}"
    ),
    // Weak storage.
    (
      "func show() { let detail = DetailCoordinator(); let view: Holding = Holder(); view.held = detail; detail.start() }",
      "",
      "protocol Holding: AnyObject { var held: DetailCoordinator? { get set } }\nfinal class Holder: Holding { weak var held: DetailCoordinator? }"
    ),
    (
      "func show(_ view: some NSObject) { let detail = DetailCoordinator(); make(view).held = detail; detail.start() }",
      "", "final class Holder { weak var held: DetailCoordinator? }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); holder.held = detail; detail.start() }; let holder = Holder()",
      "",
      "final class Holder { private weak var kept: DetailCoordinator?; var held: DetailCoordinator? { get { kept } set { kept = newValue } } }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); holder.held = detail; detail.start() }; let holder = Holder()",
      "",
      "final class Holder { private weak var kept: DetailCoordinator?; var held: DetailCoordinator? { get { kept } set(value) { kept = value } } }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); boxes.append(Box(value: detail)); detail.start() }; var boxes: [Box] = []",
      "", "struct Box { weak var value: DetailCoordinator? }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); held = detail; detail.start() }; @Weak var held: DetailCoordinator?",
      "", "@propertyWrapper struct Weak<T: AnyObject> { weak var wrappedValue: T? }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); held = detail; detail.start() }; @WeakReference var held: DetailCoordinator?",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); table.setObject(detail, forKey: \"a\" as NSString); detail.start() }; let table = NSMapTable<NSString, AnyObject>.strongToWeakObjects()",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); objc_setAssociatedObject(root, \"a\", detail, .OBJC_ASSOCIATION_ASSIGN) }; let root = UIViewController()",
      "", ""
    ),
    (
      "func show() { DetailCoordinator().start() }",
      "func open() { let view: Holding = Holder(); view.held = self; root.present(view, animated: true) }; let root = UIViewController()",
      "protocol Holding: UIViewController { var held: DetailCoordinator? { get set } }\nfinal class Holder: UIViewController, Holding { weak var held: DetailCoordinator? }"
    ),
    // Collections that nothing keeps.
    ("func show() { let all = [1, 2].map { _ in DetailCoordinator() }; all.forEach { $0.start() } }", "", ""),
    (
      "func show() { var all = [DetailCoordinator](); all.append(DetailCoordinator()); all.forEach { $0.start() } }",
      "", ""
    ),
    (
      "func show() { makeAll().forEach { $0.start() } }; func makeAll() -> [DetailCoordinator] { [DetailCoordinator()] }",
      "", ""
    ),
    (
      "func show() { for detail in all { detail.start() } }; var all: [DetailCoordinator] { [DetailCoordinator()] }",
      "", ""
    ),
    (
      "func show() { let all = [DetailCoordinator()]; if all.contains(where: { $0 === child }) { all[0].start() } }",
      "", ""
    ),
    ("func show() { let all = [1: DetailCoordinator()]; all.values.forEach { $0.start() } }", "", ""),
    (
      "func show() { [DetailCoordinator()].forEach(open) }; func open(_ detail: DetailCoordinator) { detail.start() }",
      "", ""
    ),
    (
      "func show() { let row = Row(detail: DetailCoordinator()); row.detail.start() }", "",
      "struct Row { let detail: DetailCoordinator }"
    ),
    // Other ways to create and use an object.
    (
      "func show() { open(DetailCoordinator.self) }; func open<C: Opening>(_ type: C.Type) { let made = C(); made.start() }",
      "", "protocol Opening { init(); func start() }\nextension DetailCoordinator: Opening {}"
    ),
    ("func show() { self[1].start() }; subscript(index: Int) -> DetailCoordinator { DetailCoordinator() }", "", ""),
    (
      "func show() { let detail = DetailCoordinator(); Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in detail.start() } }",
      "", ""
    ),
    ("func show() { let detail = DetailCoordinator(); Thread { detail.start() }.start() }", "", ""),
    (
      "func show() { Self.open() }; @discardableResult static func open() -> DetailCoordinator { let made = make(); made.start(); return made }; static func make() -> DetailCoordinator { .init() }",
      "", ""
    ),
    (
      "func show() { _ = Holder(detail: DetailCoordinator()) }", "",
      "final class Holder { let detail: DetailCoordinator; init(detail: DetailCoordinator) { self.detail = detail; detail.start() } }"
    ),
    // Values that nothing uses.
    ("func show() { let _ = DetailCoordinator() }", "", ""),
    ("func show() { DetailCoordinator() }", "", ""),
    (
      "func show() { guard let _ = DetailCoordinator.some() else { return } }",
      "static func some() -> DetailCoordinator? { DetailCoordinator() }", ""
    ),
    ("func show() { let detail = DetailCoordinator(); detail.start(); print(detail.hash) }", "", ""),
    // Weak references of the system.
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); let button = UIBarButtonItem(); button.target = detail; item.rightBarButtonItem = button }; let item = UINavigationItem()",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); detail.start(); output.setSampleBufferDelegate(detail, queue: .main) }; let output = AVCaptureVideoDataOutput()",
      "", ""
    ),
  ])
  func closureOfAnUnkeptObjectStaysStrong(creation: String, members: String, other: String) throws {
    let found = try reasons(creation: creation, members: members, beside: other)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("code creates the object without keeping it") ?? false)
    #expect(found.first?.contains("(App/Detail.swift:") ?? false)
  }

  @Test(arguments: [
    ("func show() { let detail = DetailCoordinator(); child = detail; detail.start() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); add(detail); detail.start() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); children += [detail]; detail.start() }", "", ""),
    ("func show() { let detail = DetailCoordinator(); child = detail.with(\"a\") }", "", ""),
    ("func show() { add(DetailCoordinator()) }", "", ""),
    ("func show() -> DetailCoordinator { DetailCoordinator() }", "", ""),
    ("func show() -> DetailCoordinator { return DetailCoordinator().with(\"a\") }", "", ""),
    ("lazy var detail = DetailCoordinator()", "", ""),
    // A closure that may run again, a method of a package, and code of the object that passes it on.
    (
      "func show() { let detail = DetailCoordinator(); later = { detail.start() } }; var later: () -> Void = {}", "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); DispatchQueue.main.async { self.add(detail) } }", "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); queue.async { detail.start() } }; let queue = Queue()", "",
      "struct Queue { func async(_ work: @escaping () -> Void) { all.append(work) } }\nnonisolated(unsafe) var all: [() -> Void] = []"
    ),
    (
      "func show() { let detail = DetailCoordinator(); Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in detail.start() } }",
      "", ""
    ),
    ("func show() { DetailCoordinator().run() }", "", ""),
    (
      "func show() { DetailCoordinator().start() }", "func keep() { Registry.all.append(self) }",
      "enum Registry { nonisolated(unsafe) static var all: [NSObject] = [] }"
    ),
    ("func show(_ detail: DetailCoordinator) { detail.start() }", "", ""),
    // A function that stores its argument, or passes it on to other code.
    ("func show() { keep(DetailCoordinator()) }; func keep(_ detail: DetailCoordinator) { add(detail) }", "", ""),
    (
      "func show() { child = factory.make() }; let factory = Factory()", "",
      "struct Factory { func make() -> DetailCoordinator { DetailCoordinator() } }"
    ),
    (
      "func show() { add(factory.make()) }; let factory = Factory()", "",
      "struct Factory { func make() -> DetailCoordinator { DetailCoordinator() } }"
    ),
    (
      "func show() { shown2 = Row(detail: DetailCoordinator()) }; var shown2: Row?", "",
      "final class Row { let detail: DetailCoordinator; init(detail: DetailCoordinator) { self.detail = detail } }"
    ),
    (
      "func show() { shown2 = Row(detail: DetailCoordinator()) }; var shown2: Row?", "",
      "struct Row { let detail: DetailCoordinator }"
    ),
    ("func show() { navigator.push(DetailCoordinator()) }; let navigator: Navigator", "", "protocol Navigator {}"),
    (
      "func show() { keep(DetailCoordinator()) }; func keep(_ detail: DetailCoordinator) { later = { detail.start() } }; var later: () -> Void = {}",
      "", ""
    ),
    (
      "func show() { keep(DetailCoordinator()) }; func keep(_ detail: DetailCoordinator) { if let other = detail as? NSObject { objects.append(other) } }; var objects: [NSObject] = []",
      "", ""
    ),
    (
      "func show() { keep(DetailCoordinator()) }; func keep(_ detail: NSObject) { switch detail { case let detail as DetailCoordinator: add(detail); default: break } }",
      "", ""
    ),
    (
      "func show() { make { self.child = $0 } }; func make(_ keep: (DetailCoordinator) -> Void) { keep(DetailCoordinator()) }",
      "", ""
    ),
    (
      "func show() { var list: [DetailCoordinator] = []; list.append(DetailCoordinator()); all = list }; var all: [DetailCoordinator] = []",
      "", ""
    ),
    ("func show() { all = [DetailCoordinator()] }; var all: [DetailCoordinator] = []", "", ""),
    ("func show() { let made = [DetailCoordinator()]; all = made }; var all: [DetailCoordinator] = []", "", ""),
    ("func show() { child = cached as? DetailCoordinator ?? DetailCoordinator() }; var cached: Any?", "", ""),
    (
      "func show() { cached = child ?? factory.make() }; let factory = Factory(); var cached: NSObject?", "",
      "struct Factory { func make() -> DetailCoordinator { DetailCoordinator() } }"
    ),
    (
      "var detail: DetailCoordinator { if let child { return child }; let made = DetailCoordinator(); child = made; return made }; func show() { detail.start() }",
      "", ""
    ),
    // The value of an `if` or `switch`.
    (
      "func show() { child = make() }; func make() -> DetailCoordinator { if isOn { DetailCoordinator() } else { .make() } }; var isOn = true",
      "", ""
    ),
    (
      "func show() { child = made }; var made: DetailCoordinator { switch isOn { case true: DetailCoordinator()\n case false: .make() } }; var isOn = true",
      "", ""
    ),
    ("func show() { child = if isOn { DetailCoordinator() } else { .make() } }; var isOn = true", "", ""),
    // What other code shows or keeps.
    (
      "func show() { DetailCoordinator().start() }",
      "func open() { objc_setAssociatedObject(root, \"a\", self, .OBJC_ASSOCIATION_RETAIN) }; let root = UIViewController()",
      ""
    ),
    (
      "func show() { open(DetailCoordinator()) }; func open(_ screen: Screen) { shownScreen = screen.toPresent() }; var shownScreen: NSObject?",
      "",
      "protocol Screen { func toPresent() -> NSObject }\nextension NSObject: Screen { func toPresent() -> NSObject { self } }"
    ),
    ("func show() { [DetailCoordinator()].forEach(add) }", "", ""),
    ("func show() { [DetailCoordinator()].forEach(list.open) }; let list = Shelf()", "", ""),
    (
      "func show() { let detail = DetailCoordinator(); holder.held = detail; detail.start() }; let holder: Holding = Holder()",
      "",
      "protocol Holding: AnyObject { var held: DetailCoordinator? { get set } }\nfinal class Holder: Holding { var held: DetailCoordinator? }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); rows.append(Row(detail: detail)); detail.start() }; var rows: [Row] = []",
      "", "struct Row { let detail: DetailCoordinator }"
    ),
    (
      "func show() { let detail = DetailCoordinator(); add(detail, to: &children); detail.start() }; func add(_ detail: DetailCoordinator, to list: inout [DetailCoordinator]) { list.append(detail) }",
      "", ""
    ),
    (
      "func show() { let detail = DetailCoordinator(); Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in detail.start() } }",
      "", ""
    ),
    (
      "func show() { holder = Holder(detail: DetailCoordinator()) }; var holder: Holder?", "",
      "final class Holder { let detail: DetailCoordinator; init(detail: DetailCoordinator) { self.detail = detail; detail.start() } }"
    ),
    (
      "func show() { _ = factory.make(); child = other.make() as? DetailCoordinator }; let factory = Factory(), other = Other()",
      "",
      "protocol Making { func make() -> NSObject }\nstruct Factory: Making { func make() -> NSObject { NSObject() } }\nstruct Other: Making { func make() -> NSObject { DetailCoordinator() } }"
    ),
  ])
  func closureOfAKeptObjectBecomesWeak(creation: String, members: String, other: String) throws {
    #expect(try reasons(creation: creation, members: members, beside: other) == [])
  }
}
