import Testing

/// A weak capture is refused if the closure writes to an object from outside, by whatever name.
@Suite struct ReceivedObjectTests {
  private func reasons(_ code: String) throws -> [String] {
    let text = """
      import UIKit
      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        private let label = UILabel()
        private let own = Item()
        private var n = 0
        private var items: [Item] = []
        func bind(_ item: Item, _ other: Item?, _ all: [Item], _ any: Any, _ copy: Row, _ view: UILabel, _ views: [UILabel]) {
          viewModel.onEnd = { value in self.n = 1; \(code) }
        }
        private func makeItem() -> Item { Item() }
      }
      final class ListViewModel { var onEnd: ((Item) -> Void)? }
      final class Item { var n = 0; var next: Item? }
      struct Row { var n = 0; var item: Item }

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    "let o = item; o.n = 1",
    "let o = item; let p = o; p.n += 1",
    "var o = item; o.n = 1",
    "lazy var o = item; o.n = 1",
    "let o: Item; o = item; o.n = 1",
    "let o = value; o.n = 1",
    "if let other { other.n = 1 }",
    "if let o = other { o.n = 1 }",
    "guard let o = other else { return }; o.next?.n = 1",
    "if case let o? = other { o.n = 1 }",
    "switch any { case let o as Item: o.n = 1; default: break }",
    "if let o = any as? Item { o.n = 1 }",
    "for o in all { o.n = 1 }",
    "for (_, o) in all.enumerated() { o.n = 1 }",
    "for o in [item] { o.n = 1 }",
    "all.forEach { o in let p = o; p.n = 1 }",
    "let o = all[0]; o.n = 1",
    "if let o = all.first { o.n = 1 }",
    "[item][0].n = 1",
    "(self.n == 1 ? item : self.own).n = 1",
    "(other ?? self.own).n = 1",
    "let o = self.n == 1 ? item : Item(); o.n = 1",
    "let (o, _) = (item, 1); o.n = 1",
    "let o = Optional(item); o?.n = 1",
    "let o = { item }(); o.n = 1",
    "let o = copy; o.item.n = 1",
    "func inner(_ o: Item) { o.n = 1 }; inner(item)",
  ])
  func writeToReceivedObjectIsNotSkipped(code: String) throws {
    let found = try reasons(code)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("an early return could skip ") ?? false)
  }

  @Test(arguments: [
    "let o = Item(); o.n = 1",
    "self.own.n = 1",
    "let o = self.own; o.n = 1",
    "if let o = self.items.first { o.n = 1 }",
    "for o in self.items { o.n = 1 }",
    "let o = self.makeItem(); o.n = 1",
    "var o = copy; o.n = 1",
    "var o = item; o = Item(); self.n = o.n",
    "let o = view; o.text = \"\"",
    "for o in views { o.text = \"\" }",
    "let o = self.label; o.text = \"\"",
  ])
  func otherWriteIsSkipped(code: String) throws {
    #expect(try reasons(code) == [])
  }
}
