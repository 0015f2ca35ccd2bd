#if SWIFT_PACKAGE
  public import MVVMContext
#endif

/// Finds a cell that doesn't carry the assigned entity, or keeps it when it is reused.
///
/// **When to use it.** For each `Contextable`. Pass two different entities, and what the list calls before it reuses a cell.
///
/// ```swift
/// @MainActor func contactCellMistakes() -> [ConformanceFinding] {
///   final class Cell: UITableViewCell, Contextable {
///     var context: Contact?
///     override func prepareForReuse() {
///       super.prepareForReuse()
///       context = nil
///     }
///   }
///   return contextFindings(
///     Cell(style: .default, reuseIdentifier: nil), Contact(id: 1, name: "Ada"), then: Contact(id: 2, name: "Grace"),
///     reuse: { $0.prepareForReuse() }, same: ==)
/// }
/// ```
///
/// The cell has to carry the entity that was assigned last, with or without a reuse in between, and none after a reuse. `same` compares two
/// entities: `==`, `===`, or by their ids. Passing the same entity twice is a finding, because it can't prove that.
@MainActor public func contextFindings<Cell: Contextable>(
  _ cell: Cell, _ first: Cell.CarriedContext, then second: Cell.CarriedContext,
  file: StaticString = #filePath, line: UInt = #line,
  reuse: (Cell) -> Void, same: (Cell.CarriedContext, Cell.CarriedContext) -> Bool
) -> [ConformanceFinding] {
  var findings: [ConformanceFinding] = []
  func found(_ problem: String, _ advice: String) {
    findings.append(ConformanceFinding("'\(type(of: cell))' \(problem)", advice: advice, file: file, line: line))
  }
  func assign(_ entity: Cell.CarriedContext, _ moment: String) {
    cell.context = entity
    if let carried = cell.context, same(carried, entity) { return }
    let carried = cell.context.map { quoted($0) } ?? "nothing"
    found("carries \(carried) instead of \(quoted(entity)) \(moment)", "declare context as a stored property")
  }

  guard !same(first, second) else {
    found("was checked with the same entity twice", "pass two entities that differ according to 'same'")
    return findings
  }
  assign(first, "after the first assignment")
  assign(second, "after a second assignment")
  reuse(cell)
  if let kept = cell.context {
    found("still carries \(quoted(kept)) after its reuse", "set context to nil in prepareForReuse()")
  }
  assign(first, "after an assignment that follows its reuse")
  return findings
}

/// Finds a selection that opens another entity than the one that the selected cell shows.
///
/// **When to use it.** For each list whose data changes while it is on screen. Show the list first. Then `change` moves the data as the app does,
/// without a layout, so the list still shows the former data. `choose` selects a row as a person does, and returns the entity that was opened.
///
/// ```swift
/// final class PickingViewController: ContactsTableViewController {
///   private(set) var opened: Contact?
///   override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
///     opened = tableView.context(ofCell: ContactCell.self, at: indexPath)
///   }
/// }
///
/// @MainActor func selectionMistakes(_ screen: PickingViewController, _ rows: [IndexPath]) -> [ConformanceFinding] {
///   contextFindings(
///     in: screen.tableView, at: rows, change: { screen.contacts.reverse() },
///     choose: { row in
///       screen.tableView(screen.tableView, didSelectRowAt: row)
///       return screen.opened
///     }, same: ==)
/// }
/// ```
///
/// Each visible cell at one of the indices has to carry an entity of the type that `choose` returns. After the change, choosing it has to open
/// the entity that it carries then. Indices without a visible cell are skipped; if none of them has one, that is a finding.
@MainActor public func contextFindings<List: CellContainer, Entity>(
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
  var count = 0
  for index in indices {
    guard let cell = list.visibleCell(at: index) else { continue }
    count += 1
    do {
      let carried: Entity = try list.requireContext(at: index)
      let chosen = choose(index)
      if let chosen, same(chosen, carried) { continue }
      found(
        "'\(type(of: cell))' at \(index) shows \(quoted(carried)), but choosing it opens \(chosen.map { quoted($0) } ?? "nothing")",
        "read the entity with context(ofCell:at:) instead of indexing the data")
    } catch {
      found("\(error)", "assign context where the cell is configured")
    }
  }
  if count == 0 {
    found(
      "'\(type(of: list))' shows no cell at the given indices",
      "lay the list out before calling 'contextFindings', and pass indices of visible cells")
  }
  return findings
}
