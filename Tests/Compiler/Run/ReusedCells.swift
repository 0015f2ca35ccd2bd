// Debug builds report a UIKit cell that binds again without releasing its token.
import SwiftMVVMPattern
import UIKit

@MainActor
final class PriceRow: ViewModel {
  let price: Dynamic<String>
  init(_ price: String) { self.price = Dynamic(price) }
}

class PriceCell: UITableViewCell, View {
  var tokens: [BindingToken] = []
  func show(_ row: PriceRow) { tokens = [token(of: row)] }
  func token(of row: PriceRow) -> BindingToken {
    row.price.bindAndFire(for: self) { cell, price in cell.textLabel?.text = price }
  }
}

/// Keeps the tokens of former rows.
final class ForgetfulCell: PriceCell {
  override func show(_ row: PriceRow) { tokens.append(token(of: row)) }
}

final class ForgetfulTile: UICollectionViewCell, View {
  var text = ""
  func show(_ row: PriceRow) { row.price.bindAndFire(to: self) { tile, price in tile.text = price } }
}

@main
@MainActor
struct ReusedCells {
  static func main() async {
    var reported: [String] = []
    RuntimeIssue.handler = RuntimeIssue.Handler { issue in
      reported.append(issue.kind == .unreleasedBinding ? issue.typeName : "\(issue)")
    }
    let (first, second) = (PriceRow("1.00"), PriceRow("2.00"))
    let (cell, forgetful, tile) = (
      PriceCell(style: .default, reuseIdentifier: nil), ForgetfulCell(style: .default, reuseIdentifier: nil),
      ForgetfulTile(frame: .zero)
    )
    for row in [first, second] {
      cell.show(row)
      forgetful.show(row)
      tile.show(row)
      await Task {}.value
    }
    first.price.value = "changed"
    expect(cell.textLabel?.text, "2.00", "the text of a cell that releases its token")
    expect(forgetful.textLabel?.text, "changed", "the text of a cell that keeps its token")
    expect(reported, ["ForgetfulCell", "ForgetfulTile"], "the reported cells")
    finish()
  }
}
