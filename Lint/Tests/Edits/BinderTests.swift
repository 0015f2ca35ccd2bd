import Testing

/// RxCocoa's `bind` and `drive` take closures for each element, and closures that return something for the whole stream.
@Suite struct BinderTests {
  private func reasons(_ code: String) throws -> [String] {
    let text = """
      import RxCocoa
      import RxSwift
      import UIKit
      final class ListViewModel { let rows = BehaviorRelay<[String]>(value: []) }
      final class ListViewController: UIViewController {
        private let viewModel = ListViewModel()
        private let tableView = UITableView()
        private let disposeBag = DisposeBag()
        override func viewDidLoad() {
          super.viewDidLoad()
          viewModel.rows.\(code).disposed(by: disposeBag)
        }
        func show(_ rows: [String]) {}
        func cell(_ row: Int, _ item: String) -> UITableViewCell { UITableViewCell() }
        func bindRows(_ rows: Observable<[String]>) -> Disposable { rows.subscribe() }
      }

      """
    return try SingleFinding(of: ["strong-self-binding"], in: ["App/List.swift": text]).refusals
  }

  @Test(arguments: [
    "subscribe(onNext: { rows in self.show(rows) })",
    "bind(onNext: { rows in self.show(rows) })",
    "bind { rows in self.show(rows) }",
    "bind { rows in self.title = rows.first }",
    "bind { rows in self.title = rows.first; self.tableView.reloadData() }",
    "asDriver().drive { rows in for row in rows { self.show([row]) } }",
    "asDriver().drive(onNext: { rows in self.tableView.reloadData() }, onCompleted: {})",
  ])
  func closureForElementsIsFixed(code: String) throws {
    #expect(try reasons(code) == [])
  }

  @Test(arguments: [
    "bind(to: tableView.rx.items) { table, row, item in self.cell(row, item) }",
    "asDriver().drive(tableView.rx.items) { table, row, item in self.cell(row, item) }",
    "asDriver().drive(tableView.rx.items, curriedArgument: { table, row, item in self.cell(row, item) })",
    "asDriver().drive(tableView.rx.items) { table, row, item in if row > 0 { self.cell(0, item) } else { self.cell(row, item) } }",
    "bind { self.bindRows($0) }",
    "asDriver().drive { rows in self.tableView.bindRows(rows) }",
    "bind(to: { rows in self.bindRows(rows) })",
  ])
  func closureThatMayReturnSomethingIsNotFixed(code: String) throws {
    #expect(try reasons(code) == ["the closure isn't known to return Void"])
  }
}
