import Foundation
import LintEngine

/// An app that changes at random: types are added, removed and renamed, and their supertypes change.
struct RandomApp {
  struct AppType {
    var name: String
    var file: Int
    var parent: String
    var body: Int
    var companion: Int
    /// The name of the type that it references. That type may have been removed.
    var other: String
    /// The index of a function body.
    var code = 0
  }

  private static let parents = [
    "UIViewController", "UIView", "UITableViewCell", "NSObject", "ObservableObject", "ListDelegate", "Repository",
  ]
  private static let endings = ["ViewModel", "Screen", "Cell", "Store", "Coordinator", "Presenter", "Item"]
  private static let fileCount = 7

  private var random: SplitMix
  private var types: [AppType] = []
  private var count = 0
  /// The folder of each file.
  private var folders = Array(repeating: "App", count: fileCount)

  init(seed: UInt64) {
    random = SplitMix(seed)
    for _ in 0..<9 { add() }
  }

  mutating func edit() throws {
    for _ in 0...pick(1) { change() }
  }

  /// Edits only function bodies.
  mutating func editCode() {
    for _ in 0...pick(2) where !types.isEmpty {
      types[pick(types.count - 1)].code = pick(Self.codes.count - 1)
    }
  }

  /// Changes the supertype of one type, which affects its subtypes.
  mutating func editParent() {
    if !types.isEmpty { types[pick(types.count - 1)].parent = someParent() }
  }

  private mutating func change() {
    guard !types.isEmpty else { return add() }
    let index = pick(types.count - 1)
    switch pick(9) {
    case 0: add()
    case 1: types.remove(at: index)
    case 2: types[index].name = newName()
    case 3, 4: types[index].parent = someParent()
    case 5: types[index].body = pick(Self.bodies.count - 1)
    case 6: types[index].companion = pick(Self.companions.count - 1)
    case 9: types[index].other = someOther(than: types[index].name)
    case 7: types[index].file = pick(Self.fileCount - 1)
    default: folders[pick(Self.fileCount - 1)] = pick(1) == 0 ? "App" : "Feature/Sources"
    }
  }

  private mutating func add() {
    let name = newName()
    types.append(
      AppType(
        name: name, file: pick(Self.fileCount - 1), parent: someParent(), body: pick(Self.bodies.count - 1),
        companion: pick(Self.companions.count - 1), other: someOther(than: name), code: pick(Self.codes.count - 1)))
  }

  private mutating func newName() -> String {
    count += 1
    return "T\(count)" + Self.endings[pick(Self.endings.count - 1)]
  }

  private mutating func someParent() -> String {
    let own = types.map(\.name)
    let all = Self.parents + own + own
    return all[pick(all.count - 1)]
  }

  private mutating func someOther(than name: String) -> String {
    types.isEmpty ? name : types[pick(types.count - 1)].name
  }

  private mutating func pick(_ last: Int) -> Int { Int(random.next() % UInt64(last + 1)) }

  /// `$` stands for the name of another type.
  private static let bodies = [
    "var other: $?", "weak var other: $?\n  func load() { other?.load() }",
    "let other = $()\n  func load() { print(1) }", "func load() { let a = $() ; a.load() }",
    "var viewModel: $?\n  func bind() { viewModel?.onChange = { self.load() } }\n  func load() {}",
    "var onChange: (() -> Void)?\n  func load() { URLSession.shared.dataTask(with: url) }",
    "static let shared = $()\n  var items: [$] = []\n  func load() { items.first?.load() }",
    "override func prepareForReuse() { super.prepareForReuse() }\n  func load() { $.shared.load() }",
    "struct Row { var title = \"\" }\n  func load() { shown.load() ; $.Row().load() }",
    "var row: $.Row?\n  func load() { make$().load() }", "var kept: Alias$?\n  func load() { kept?.other.load() }",
  ]
  private static let codes = [
    "", "print(1)", "load()", "let other = $() ; other.work()", "other?.work()", "other.work()", "kept.work()",
    "URLSession.shared.dataTask(with: url)", "let session: URLSession? = nil ; session?.invalidateAndCancel()",
    "let label: UILabel? = nil ; print(label)", "view.addSubview(header)", "let a: $? = nil ; a?.load()",
    "let run = { (count: Int) in $.shared.work() } ; run(1)", "make$().work() ; shown.work()",
    "bag = nil ; kept.load()", "print(Note.all(), Note.count)",
  ]
  /// Declarations beside a type, at the top level of its file.
  private static let companions = [
    "", "", "extension $ { func load(_ a: Int) {} }\n", "extension $: ListDelegate { struct Row {} }\n",
    "func make$() -> $ { $() }\n", "typealias Alias$ = $\n", "let shown = $()\n",
    "protocol Storing$ { func load() }\nextension $: Storing$ {}\n",
    "extension Note { static func all() -> [Note] { $.shared.container.viewContext.fetch(Note.fetchRequest()) } }\n",
    "extension Note { static var count: Int { all().count } }\nlet shared$ = NSPersistentContainer()\n",
    "class Note {}\n",
  ]

  func write(to project: TestProject) throws {
    let known = FileManager.default.enumerator(atPath: project.root)?.compactMap { $0 as? String } ?? []
    for path in known where path.hasSuffix(".swift") {
      try FileManager.default.removeItem(atPath: project.root + "/" + path)
    }
    for (path, text) in texts { try project.write(text, to: path) }
  }

  var texts: [(path: String, text: String)] {
    (0..<Self.fileCount).map { file in (folders[file] + "/File\(file).swift", text(file)) }
  }

  private func text(_ file: Int) -> String {
    let own = types.filter { $0.file == file }.map { type in
      let body = Self.bodies[type.body].replacing("$", with: type.other)
      let code = Self.codes[type.code].replacing("$", with: type.other)
      let companion = Self.companions[type.companion].replacing("$", with: type.other)
      return "class \(type.name): \(type.parent) {\n  \(body)\n  func work() { \(code) }\n}\n" + companion
    }
    let shared = file == 0 ? "protocol ListDelegate: AnyObject {}\nprotocol Repository {}\n" : ""
    return "import UIKit\nimport CoreData\n" + shared + own.joined()
  }
}

/// Generates the same numbers for the same seed on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
