// Rows that are selected while the data is ahead of the screen, in a table and a collection that reuse their cells.
import SwiftMVVMPattern
import UIKit

final class NameCell: UITableViewCell, Contextable {
  var context: String?
  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
final class PlainCell: UITableViewCell {}
final class NameTile: UICollectionViewCell, Contextable {
  var context: String?
}

final class List: UITableViewController {
  var names = (0..<20).map { "name \($0)" }
  private(set) var made = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.recycled.make = { [weak self] identifier in
      self?.made += 1
      return identifier == "name"
        ? NameCell(style: .default, reuseIdentifier: "name") : PlainCell(style: .default, reuseIdentifier: "plain")
    }
  }
  func scroll(to rows: Range<Int>) {
    tableView.recycled.onScreen = rows
    tableView.layoutSubviews()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    (cell as? NameCell)?.context = names[indexPath.row]
    return cell
  }
}

final class Grid: UIViewController, UICollectionViewDataSource {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  var names = (0..<20).map { "name \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.recycled.make = { _ in NameTile() }
    collectionView.recycled.onScreen = 0..<6
    collectionView.reloadData()
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { names.count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    (cell as? NameTile)?.context = names[indexPath.item]
    return cell
  }
}

@main
@MainActor
struct Selection {
  static func main() {
    dataRunsAhead()
    cellsAreRecycled()
    nothingThere()
    reasons()
    collection()
    finish()
  }

  static func makeList(showing rows: Range<Int> = 0..<8) -> List {
    let list = List()
    list.loadViewIfNeeded()
    list.scroll(to: rows)
    return list
  }

  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  static func dataRunsAhead() {
    let list = makeList()
    list.names.remove(at: 0)
    for index in 0..<8 {
      let shown = list.tableView.cellForRow(at: row(index))?.textLabel?.text
      expect(list.tableView.context(ofCell: NameCell.self, at: row(index)), shown, "the context of row \(index)")
      expect(list.names[index] == shown, false, "whether the data at index \(index) is what is on screen")
    }
    list.names.removeAll()
    expect(list.tableView.context(at: row(7)), "name 7", "the context if the index is out of bounds")
    list.tableView.reloadData()
    expect(list.tableView.context(ofCell: NameCell.self, at: row(7)), nil, "the context after the reload")
  }

  static func cellsAreRecycled() {
    let list = makeList()
    let gone = list.tableView.cellForRow(at: row(0)) as? NameCell
    list.scroll(to: 1..<8)
    expect(list.tableView.context(ofCell: NameCell.self, at: row(0)), nil, "the context of a row that left the screen")
    expect(gone?.context, "name 0", "the context of a cell that left the screen, before it is dequeued")
    list.scroll(to: 8..<16)
    for index in 8..<16 {
      expect(list.tableView.context(at: row(index)), "name \(index)", "the context of row \(index) in a reused cell")
    }
    expect(list.made, 8, "the number of cells for 8 rows on screen")
  }

  static func nothingThere() {
    let list = makeList()
    for indexPath in [
      row(8), row(19), row(20), row(-1), row(.max), IndexPath(row: 0, section: 7), IndexPath(indexes: []),
    ] {
      expect(list.tableView.context(ofCell: NameCell.self, at: indexPath), nil, "the context at \(indexPath)")
      let anything: Any? = list.tableView.context(at: indexPath)
      expect(anything == nil, true, "whether there is no context at \(indexPath) as Any")
    }
    (list.tableView.cellForRow(at: row(3)) as? NameCell)?.context = nil
    let anything: Any? = list.tableView.context(at: row(3))
    expect(anything == nil, true, "whether there is no context in an empty cell as Any")
    let number: Int? = list.tableView.context(at: row(2))
    expect(number, nil, "a context of another type")
  }

  static func reasons() {
    let list = makeList()
    func finding(_ index: Int) -> ContextError.Finding? {
      do {
        let _: Int = try list.tableView.requireContext(at: row(index))
        return nil
      } catch {
        return error.found
      }
    }
    (list.tableView.cellForRow(at: row(3)) as? NameCell)?.context = nil
    expect(finding(9), .noCell, "the reason off screen")
    expect(finding(3), .emptyCell("NameCell"), "the reason in an empty cell")
    expect(finding(2), .context("String"), "the reason in a cell with another context")
  }

  static func collection() {
    let grid = Grid()
    grid.loadViewIfNeeded()
    grid.names.insert("new", at: 0)
    let place = IndexPath(item: 5, section: 0)
    expect(grid.collectionView.context(ofCell: NameTile.self, at: place), "name 5", "the context of a tile")
    expect(grid.names[5], "name 4", "the data at the index of a tile")
    expect(
      grid.collectionView.context(ofCell: NameTile.self, at: IndexPath(item: 6, section: 0)), nil, "a tile off screen")
  }
}
