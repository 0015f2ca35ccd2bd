import Testing

/// A value of the user interface that another file declares keeps an import, although the file names no type of the framework.
@Suite struct IndirectUseTests {
  private static let screen = """
    import UIKit
    final class ListViewController: UIViewController { let viewModel = ListViewModel() }

    """

  private static let other = """
    import UIKit
    enum Asset {
      case label(UILabel), name(String), none
      static func make(_ name: String) -> Asset { .none }
    }
    struct Row {
      let name: String
      init(_ change: (UILabel) -> Void) { name = "" }
    }
    struct Style { let color: UIColor }
    struct Item { let name: String }
    struct Shelf {
      var labels: [UILabel] = []
      private var hidden: UILabel?
      var names: [String] = []
      subscript(index: Int) -> UILabel { labels[index] }
    }
    struct Names { subscript(index: Int) -> String { "" } }
    class Base { init(_ change: (UILabel) -> Void) {} }
    @propertyWrapper struct Labeled {
      var wrappedValue = 0
      var projectedValue: UILabel { UILabel() }
    }
    @propertyWrapper struct Clamped {
      var wrappedValue = 0
      var projectedValue: Int { 0 }
    }
    @propertyWrapper struct Shown { var wrappedValue: UILabel { UILabel() } }
    struct Board {
      func add(_ view: UIView, at index: Int) {}
      func add(_ text: UILabel) {}
      func change(_ edit: (UILabel) -> Void) {}
      func top() -> UIView { UIView() }
    }
    struct Sheet { func add(_ number: Int, at index: Int) {} }
    final class Cell: UIView { let caption = UILabel() }
    struct Entry { let caption: String }
    extension Int {
      var label: UILabel { UILabel() }
      var title: String { "" }
    }

    """

  private func reasons(_ code: String, beside other: String = other) throws -> [String] {
    let list = "import UIKit\nfinal class ListViewModel {\n  func load() {}\n  \(code)\n}\n"
    let files = ["App/List.swift": list, "App/Screen.swift": Self.screen, "App/Other.swift": other]
    return try SingleFinding(of: ["ui-import"], in: files).refusals
  }

  @Test(arguments: [
    ("func show(_ asset: Asset) { if case .label(let label) = asset { label.text = \"\" } }", "label"),
    ("func show(_ asset: Asset) { if case let .label(label) = asset { label.text = \"\" } }", "label"),
    ("func show(_ asset: Asset) { if case Asset.label(let label) = asset { label.text = \"\" } }", "label"),
    ("func show(_ asset: Asset) { guard case let .label(label) = asset else { return }; label.text = \"\" }", "label"),
    (
      "func show(_ asset: Asset) { switch asset { case .label(let label): label.text = \"\"; default: break } }",
      "label"
    ),
    ("func show(_ assets: [Asset]) { for case .label(let label) in assets { label.text = \"\" } }", "label"),
    ("func show() { _ = Row { $0.text = \"\" } }", "Row"),
    ("func show() { _ = Row { label in label.text = \"\" } }", "Row"),
    ("func show() { _ = Row.init { $0.text = \"\" } }", "init"),
    ("let row: Row = .init { $0.text = \"\" }", "init"),
    ("func show() { show(.init { $0.text = \"\" }) }\n  func show(_ row: Row) {}", "init"),
    ("let style = Style(color: .red)", "Style"),
    ("final class Heir: Base { init() { super.init { $0.text = \"\" } } }", "init"),
    ("func show(_ shelf: Shelf) { shelf[0].text = \"\" }", "shelf"),
    ("func show(_ shelves: [String: Shelf]) { shelves.first?.value[0].text = \"\" }", "subscript"),
    ("@Labeled var count\n  func show() { $count.text = \"\" }", "projectedValue"),
    ("@Shown var label\n  func show() { label.text = \"\" }", "label"),
    ("func texts(_ shelves: [Shelf]) -> [String?] { shelves.flatMap { $0.labels }.map(\\.text) }", "labels"),
    ("func texts(_ shelves: [Shelf]) -> [String?] { shelves.flatMap(\\.labels).map { $0.text } }", "labels"),
    ("func texts(_ shelves: [Shelf]) -> [String?] { shelves.flatMap(\\Shelf.labels).map { $0.text } }", "labels"),
    ("func show(_ boards: [String: Board]) { boards.first?.value.change { $0.text = \"\" } }", "change"),
    ("func show(_ boards: [String: Board]) { boards.first?.value.add(.init(), at: 0) }", "add"),
    ("func show(_ boards: [String: Board]) { boards.first?.value.top().alpha = 0 }", "top"),
    ("func show(_ boards: [Board]) -> [CGFloat] { boards.map { $0.top() }.map { $0.alpha } }", "top"),
    ("func show() { 3.label.text = \"\" }", "label"),
  ])
  func valueOfOtherFileKeepsImport(code: String, name: String) throws {
    #expect(try reasons(code) == ["the file uses a value of the user interface (\(name))"])
  }

  @Test(arguments: [
    "func show(_ asset: Asset) { if case .name(let label) = asset { print(label) } }",
    "func show(_ asset: Asset) { switch asset { case .label: print(1); default: break } }",
    "func isEmpty(_ asset: Asset) -> Bool { if case .none = asset { true } else { false } }",
    "func item() -> Item { Item(name: \"\") }",
    "let item: Item = .init(name: \"\")",
    "final class Heir: NSObject { override init() { super.init() } }",
    "func name(_ names: Names) -> String { names[0] }",
    "func name(_ names: [String]) -> String { names[0] }",
    "func count(_ shelves: [Shelf]) -> [Int] { shelves.map { $0.names.count } }",
    "func count(_ shelves: [Shelf]) -> [Bool] { shelves.map { $0.hidden } }",
    "func count(_ shelves: [Shelf]) -> [[String]] { shelves.map(\\.names) }",
    "@Clamped var count: Int",
    "func add(_ sheets: [String: Sheet]) { sheets.first?.value.add(1, at: 2) }",
    "func add(_ numbers: [String: [Set<Int>]]) { numbers.first?.value.first?.add(1, to: 2) }",
    "func captions(_ entries: [String: Entry]) -> [String] { entries.values.map { $0.caption } }",
    "let asset: Asset = .make(\"name\")",
    "func asset(_ label: Asset?) -> Asset { label ?? .label(load()) }",
    "func show(_ asset: Asset) { if case .label(_) = asset { print(1) } }",
    "let asset: Asset = .name(\"name\")",
    "func name() -> String { 3.title }",
  ])
  func otherValueNeedsNoImport(code: String) throws {
    #expect(try reasons(code) == [])
  }

  @Test func projectionOfPlainValueNeedsNoImport() throws {
    let other = """
      import UIKit
      @propertyWrapper struct Clamped {
        var wrappedValue = 0
        var projectedValue: Int { 0 }
      }

      """
    #expect(try reasons("@Clamped var count: Int\n  func show() { print($count) }", beside: other) == [])
  }
}
