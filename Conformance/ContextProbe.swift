#if SWIFT_PACKAGE
  public import MVVMContext
#endif

/// Finds a cell that does not carry what it is assigned, or keeps it over its reuse.
///
/// **When to use it.** For each `Contextable`, with two entities, and what the list does before it uses a cell again.
///
/// ```swift
/// @MainActor func testCellCarriesItsContact() -> [ConformanceFinding] {
///   final class Cell: UITableViewCell, Contextable {
///     var context: Contact?
///     override func prepareForReuse() {
///       super.prepareForReuse()
///       context = nil
///     }
///   }
///   return assertCarriesContext(
///     Cell(style: .default, reuseIdentifier: nil), Contact(id: 1, name: "Ada"), then: Contact(id: 2, name: "Grace"),
///     reuse: { $0.prepareForReuse() }, same: ==)
/// }
/// ```
///
/// **Laws.** The cell carries what was assigned last, also without a reuse between; after its reuse it carries nothing, and then
/// what it is assigned. `same` tells two entities apart: `==`, `===`, or by their ids.
///
/// **Isolation.** Main actor. **Ownership.** It keeps nothing. **Cost.** Some assignments.
@MainActor public func assertCarriesContext<Cell: Contextable>(
  _ cell: Cell, _ first: Cell.CarriedContext, then second: Cell.CarriedContext,
  file: StaticString = #filePath, line: UInt = #line,
  reuse: (Cell) -> Void, same: (Cell.CarriedContext, Cell.CarriedContext) -> Bool
) -> [ConformanceFinding] {
  var findings: [ConformanceFinding] = []
  func found(_ problem: String, _ advice: String) {
    findings.append(ConformanceFinding("\(type(of: cell)) \(problem)", advice: advice, file: file, line: line))
  }
  func assign(_ entity: Cell.CarriedContext, _ moment: String) {
    cell.context = entity
    if let carried = cell.context, same(carried, entity) { return }
    let carried = cell.context.map { quoted($0) } ?? "nothing"
    found("carries \(carried) where \(quoted(entity)) was assigned \(moment)", "let context be a stored property")
  }

  assign(first, "first")
  assign(second, "over another")
  reuse(cell)
  if let kept = cell.context {
    found("keeps \(quoted(kept)) over its reuse", "set context to nil in prepareForReuse()")
  }
  assign(first, "after its reuse")
  return findings
}

/// Finds a selection that does not give what the chosen cell shows.
///
/// **When to use it.** For each list whose data changes while people choose from it. Show it, and let `change` move the data as it happens in
/// the app, and lay nothing out: the list still shows what was there before. `choose` does what a person's choice does, and gives what was opened.
///
/// ```swift
/// final class PickingViewController: ContactsTableViewController {
///   private(set) var opened: Contact?
///   override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///     opened = tableView.context(ofCell: ContactCell.self, at: indexPath)
///   }
/// }
///
/// @MainActor func testSelection(_ screen: PickingViewController, _ rows: [IndexPath]) -> [ConformanceFinding] {
///   assertCarriesContext(
///     in: screen.tableView, at: rows, change: { screen.contacts.reverse() },
///     choose: { row in
///       screen.tableView(screen.tableView, didSelectRowAt: row)
///       return screen.opened
///     }, same: ==)
/// }
/// ```
///
/// **Laws.** Each visible cell at one of the indices carries an entity of the type that `choose` gives; after the change, choosing it gives what it
/// carries then. An index that shows no cell is not chosen.
///
/// **Isolation.** Main actor. **Ownership.** It keeps nothing. **Cost.** A look-up and a choice for each index.
@MainActor public func assertCarriesContext<List: CellContainer, Entity>(
  in list: List, at indices: [List.CellIndex],
  file: StaticString = #filePath, line: UInt = #line,
  change: () -> Void, choose: (List.CellIndex) -> Entity?,
  same: (Entity, Entity) -> Bool
) -> [ConformanceFinding] {
  var findings: [ConformanceFinding] = []
  func found(_ problem: String, _ advice: String) {
    findings.append(ConformanceFinding(problem, advice: advice, file: file, line: line))
  }

  change()
  for index in indices where list.visibleCell(at: index) != nil {
    do {
      let carried: Entity = try list.requireContext(at: index)
      let chosen = choose(index)
      if let chosen, same(chosen, carried) { continue }
      found(
        "choosing \(index) gave \(chosen.map { quoted($0) } ?? "nothing") where the cell shows \(quoted(carried))",
        "use the list's context(ofCell:at:) instead of subscripting the data")
    } catch {
      found("\(error)", "assign context where the cell is made ready to be shown")
    }
  }
  return findings
}
