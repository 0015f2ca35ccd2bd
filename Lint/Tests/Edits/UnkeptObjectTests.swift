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
    // A delegate doesn't retain the object.
    (
      "func show() { DetailCoordinator().start() }",
      "let view = UITableView(); func load() { view.delegate = self; view.dataSource = self }",
      "extension DetailCoordinator: UITableViewDelegate {}"
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
    // A closure, a method of a package, and code of the object that passes it on.
    ("func show() { let detail = DetailCoordinator(); DispatchQueue.main.async { detail.start() } }", "", ""),
    ("func show() { DetailCoordinator().run() }", "", ""),
    (
      "func show() { DetailCoordinator().start() }", "func keep() { Registry.all.append(self) }",
      "enum Registry { nonisolated(unsafe) static var all: [NSObject] = [] }"
    ),
    ("func show(_ detail: DetailCoordinator) { detail.start() }", "", ""),
  ])
  func closureOfAKeptObjectBecomesWeak(creation: String, members: String, other: String) throws {
    #expect(try reasons(creation: creation, members: members, beside: other) == [])
  }
}
