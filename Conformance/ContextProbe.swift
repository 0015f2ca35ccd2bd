#if SWIFT_PACKAGE
  public import MVVMContext
#endif

/// Finds a cell that doesn't carry the assigned entity, or keeps it when it is reused.
///
/// Call it for each `Contextable`. Pass two different entities, and the code that the list runs before it reuses a cell.
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
/// The cell has to carry the entity that was assigned last, with or without a reuse in between, and none after a reuse.
/// `same` compares two entities: `==`, `===`, or by their ids. Passing the same entity twice is a finding, because it
/// proves nothing.
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
    found(
      "carries \(quoted(cell.context)) instead of \(quoted(entity)) \(moment)", "declare context as a stored property")
  }

  if same(first, second) {
    found("was checked with the same entity twice", "pass two entities that differ according to 'same'")
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
/// Call it for each list whose data changes while it is on screen. Show the list first. Then `change` moves the data as the app
/// does, without a layout, so the list still shows the former data. `entity` returns what the data has at an index, or nil if
/// it has nothing there. `choose` selects a row as a person does, and returns the entity that was opened.
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
///     in: screen.tableView, at: rows, entity: { screen.contacts[$0.row] }, change: { screen.contacts.reverse() },
///     choose: { row in
///       screen.tableView(screen.tableView, didSelectRowAt: row)
///       return screen.opened
///     }, same: ==)
/// }
/// ```
///
/// If the cells aren't `Contextable`, pass the list's `CellContexts`, as in
/// `contextFindings(in: screen.tableView, contexts: screen.contexts, …)`.
///
/// - Each visible cell at one of the indices has to carry an entity. After the change, choosing it has to open the entity that
///   it carries then.
/// - Indices without a visible cell are skipped; if none of them has one, that is a finding.
/// - If the data still has the carried entity at each index, that is a finding, because a selection by index would open the
///   right one, too.
@MainActor public func contextFindings<List: CellContainer, Entity>(
  in list: List, contexts: CellContexts<Entity>? = nil, at indices: [List.CellIndex],
  file: StaticString = #filePath, line: UInt = #line,
  entity: (List.CellIndex) -> Entity?, change: () -> Void, choose: (List.CellIndex) -> Entity?,
  same: (Entity, Entity) -> Bool
) -> [ConformanceFinding] {
  var findings: [ConformanceFinding] = []
  func found(_ problem: String, _ advice: String) {
    findings.append(ConformanceFinding(problem, advice: advice, file: file, line: line))
  }

  change()
  var (hasCell, hasMoved) = (false, false)
  for index in indices {
    guard let cell = list.visibleCell(at: index) else { continue }
    hasCell = true
    let context: Entity? = if let contexts { contexts[cell as AnyObject] } else { list.context(at: index) }
    guard let context else {
      found("'\(type(of: cell))' at \(index) carries no '\(Entity.self)'", "assign it where the cell is configured")
      continue
    }
    func isCarried(_ entity: Entity?) -> Bool { entity.map { same($0, context) } ?? false }
    hasMoved = hasMoved || !isCarried(entity(index))
    let chosen = choose(index)
    if isCarried(chosen) { continue }
    found(
      "'\(type(of: cell))' at \(index) shows \(quoted(context)), but choosing it opens \(quoted(chosen))",
      "read the entity from the cell's context instead of indexing the data")
  }
  if !hasCell {
    found(
      "'\(type(of: list))' shows no cell at the given indices", "lay the list out, and pass indices of visible cells")
  } else if findings.isEmpty, !hasMoved {
    found(
      "'change' moved no entity at the given indices (a selection by index would pass, too)",
      "move or replace entities that are on screen, without a layout")
  }
  return findings
}
