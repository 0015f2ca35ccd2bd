import LintAnalysis
import LintSemantics
import LintSyntax
import Testing

/// The classes of views that presenters receive.
@Suite struct PresenterBodyTests {
  private static let views = """
    import UIKit
    protocol ListView: AnyObject { func show() }
    final class ListViewController: UIViewController, ListView { func show() {} }
    final class ListCell: UITableViewCell {}

    """

  @Test(arguments: [
    ("weak var view: ListViewController?", ["ListViewController"]),
    (
      "private let view: ListViewController ; init(view: ListViewController) { self.view = view }",
      ["ListViewController"]
    ),
    ("func configure(_ cell: ListCell) { cell.tag = 1 }", ["ListCell"]),
    ("func configure(_ cell: UITableViewCell) { cell.tag = 1 }", ["UITableViewCell"]),
    ("weak var table: UITableView?", ["UITableView"]),
    ("weak var view: ListView? ; func show() { (view as? ListViewController)?.title = \"\" }", ["ListViewController"]),
    (
      "weak var view: ListViewController? ; func show(_ view: ListViewController, _ cell: ListCell) { view.show() ; cell.tag = 1 }",
      ["ListViewController", "ListCell"]
    ),
  ])
  func presenterReachesIntoViewThatItReceives(members: String, classes: [String]) throws {
    #expect(try viewClasses(in: "final class ListPresenter { \(members) }") == classes)
  }

  @Test(arguments: [
    "weak var view: ListView?", "weak var view: UIViewController?", "let view = ListViewController()",
    "private var view: ListViewController? ; func open() { view = ListViewController() }",
    "func open(from view: ListViewController) { route(view) }",
    "weak var container: UIView?", "weak var window: UIWindow?",
    "weak var view: ListView? ; func show() { if let view = view as? ListViewController { route(view) } }",
  ])
  func protocolPlaceOfSystemAndOwnViewAreFine(members: String) throws {
    #expect(try viewClasses(in: "final class ListPresenter { \(members) }") == [])
  }

  @Test(arguments: [
    "import MVVMPresenter\nfinal class ListPresenter: Presenting { weak var view: ListViewController? }",
    "final class ListPresenter { weak var view: ListViewController? ; func add() { view?.view.addSubview(UIView()) } }",
    "final class ListCoordinator { weak var view: ListViewController? }",
  ])
  func kitsPresenterAndTypeThatLaysOutViewsAreSkipped(source: String) throws {
    #expect(try viewClasses(in: source) == [])
  }

  private func viewClasses(in source: String) throws -> [String] {
    let facts = try SourceReader().facts(of: Self.views + source, path: "App.swift")
    let modules = Modules(paths: [facts.path], roots: [], packages: [])
    let file = FileReading(Project(files: [facts], modules: modules), file: FileID(0))
    return file.presenterBodies.flatMap(file.viewClasses).map { file.project.name(of: $0.type).text }
  }
}
