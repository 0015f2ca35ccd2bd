import MVVMConformance
import MVVMContext
import Testing

/// The probe finds cells that don't carry their entity, and selections that don't read it.
@MainActor
@Suite struct ContextTests {
  @Test func `a cell that carries the assigned entity and clears it for reuse passes`() {
    #expect(probe(TuneCell()) == [])
  }

  @Test func `a cell with a context of type Any passes`() {
    let findings = contextFindings(
      AnyCell(), "Ada", then: 2, reuse: { $0.context = nil }, same: { "\($0)" == "\($1)" })
    #expect(findings == [])
  }

  @Test func `a cell that keeps its entity when it is reused fails`() {
    #expect(
      probe(StaleCell()).messages == [
        #"'StaleCell' still carries Tune(name: "Rondo") after its reuse; set context to nil in prepareForReuse()"#
      ])
  }

  @Test func `a cell that accepts an entity only while it is empty fails`() {
    #expect(
      probe(StubbornCell()).messages == [
        """
        'StubbornCell' carries Tune(name: "Aria") instead of Tune(name: "Rondo") after a second assignment; declare context as a \
        stored property
        """
      ])
  }

  @Test func `a cell that stores nothing fails`() {
    #expect(
      probe(SieveCell()).messages == [
        """
        'SieveCell' carries nothing instead of Tune(name: "Aria") after the first assignment; declare context as a stored property
        """,
        """
        'SieveCell' carries nothing instead of Tune(name: "Rondo") after a second assignment; declare context as a stored property
        """,
        """
        'SieveCell' carries nothing instead of Tune(name: "Aria") after an assignment that follows its reuse; declare context as a \
        stored property
        """,
      ])
  }

  @Test func `a list that opens the entity of the cell passes`() {
    #expect(probe(TuneList()) == [])
  }

  @Test func `an index without a cell isn't selected`() {
    let list = TuneList()
    #expect(probe(list, at: [0, 1, 2, 3]) == [])
    #expect(list.chosen == [0, 1, 2])
  }

  @Test func `a list that selects by index fails`() {
    #expect(
      probe(TuneList(opensByIndex: true)).messages == [
        """
        'TuneCell' at 0 shows Tune(name: "Aria"), but choosing it opens Tune(name: "Rondo"); read the entity \
        from the cell's context instead of indexing the data
        """,
        """
        'TuneCell' at 2 shows Tune(name: "Rondo"), but choosing it opens Tune(name: "Aria"); read the entity \
        from the cell's context instead of indexing the data
        """,
      ])
  }

  @Test(arguments: [false, true])
  func `a change that moves no entity fails`(_ opensByIndex: Bool) {
    let list = TuneList(opensByIndex: opensByIndex)
    let changes: [@MainActor () -> Void] = [
      {}, { list.tunes.swapAt(0, 2) },
      {
        list.tunes.reverse()
        list.layOut()
      },
    ]
    for (change, indices) in zip(changes, [[0, 1, 2], [1], [0, 1, 2]]) {
      let findings = contextFindings(
        in: list, at: indices, entity: { list.tunes[$0] }, change: change, choose: { list.choose($0) }, same: ==)
      #expect(
        findings.messages == [
          """
          'change' moved no entity at the given indices (a selection by index would pass, too); move or replace entities that are \
          on screen, without a layout
          """
        ])
    }
  }

  @Test func `a change that removes an entity passes`() {
    let list = TuneList()
    let findings = contextFindings(
      in: list, at: [2], entity: { list.tunes.indices.contains($0) ? list.tunes[$0] : nil },
      change: { list.tunes.removeLast() }, choose: { list.choose($0) }, same: ==)
    #expect(findings == [])
  }

  @Test func `a list with CellContexts passes`() {
    #expect(probe(PlainList()) == [])
  }

  @Test func `a list with CellContexts that selects by index fails`() {
    #expect(
      probe(PlainList(opensByIndex: true)).map(\.problem) == [
        #"'PlainCell' at 0 shows Tune(name: "Aria"), but choosing it opens Tune(name: "Fugue")"#,
        #"'PlainCell' at 1 shows Tune(name: "Fugue"), but choosing it opens Tune(name: "Aria")"#,
      ])
  }

  @Test func `a list with CellContexts that assigns no entity fails`() {
    let list = PlainList()
    list.contexts[list.cells[1]] = nil
    #expect(
      probe(list).messages == ["'PlainCell' at 1 carries no 'Tune'; assign it where the cell is configured"])
  }

  @Test func `a list that opens nothing fails`() {
    let list = TuneList()
    let findings = contextFindings(
      in: list, at: [0], entity: { list.tunes[$0] }, change: {}, choose: { _ -> Tune? in nil }, same: ==)
    #expect(
      findings.messages == [
        """
        'TuneCell' at 0 shows Tune(name: "Aria"), but choosing it opens nothing; read the entity from the cell's \
        context instead of indexing the data
        """
      ])
  }

  @Test func `a list that doesn't assign entities to its cells fails`() {
    let list = TuneList()
    list.cells[1].context = nil
    #expect(
      probe(list).messages == [
        """
        'TuneCell' at 1 carries no 'Tune'; assign it where the cell is configured
        """
      ])
  }

  @Test(arguments: [[], [3, 7]])
  func `a list without a visible cell fails`(_ indices: [Int]) {
    let list = TuneList()
    #expect(
      probe(list, at: indices).messages == [
        "'TuneList' shows no cell at the given indices; lay the list out, and pass indices of visible cells"
      ])
    #expect(list.chosen == [])
  }

  @Test func `passing the same entity twice fails`() {
    let findings = contextFindings(
      TuneCell(), Tune(name: "Aria"), then: Tune(name: "Aria"), reuse: { $0.prepareForReuse() }, same: ==)
    #expect(
      findings.messages == [
        "'TuneCell' was checked with the same entity twice; pass two entities that differ according to 'same'"
      ])
  }

  private func probe<Cell: TuneCell>(_ cell: Cell) -> [ConformanceFinding] {
    contextFindings(
      cell, Tune(name: "Aria"), then: Tune(name: "Rondo"), reuse: { $0.prepareForReuse() }, same: ==)
  }

  private func probe(_ list: TuneList, at indices: [Int] = [0, 1, 2]) -> [ConformanceFinding] {
    contextFindings(
      in: list, at: indices, entity: { list.tunes[$0] }, change: { list.tunes.reverse() },
      choose: { list.choose($0) }, same: ==)
  }

  private func probe(_ list: PlainList) -> [ConformanceFinding] {
    contextFindings(
      in: list, contexts: list.contexts, at: [0, 1], entity: { list.tunes[$0] }, change: { list.tunes.reverse() },
      choose: { list.choose($0) }, same: ==)
  }
}

struct Tune: Equatable {
  let name: String
}

class TuneCell: Contextable {
  var context: Tune?
  init() {}
  func prepareForReuse() { context = nil }
}

final class StaleCell: TuneCell {
  override func prepareForReuse() {}
}

final class StubbornCell: TuneCell {
  private var kept: Tune?
  override var context: Tune? {
    get { kept }
    set { if kept == nil || newValue == nil { kept = newValue } }
  }
}

final class SieveCell: TuneCell {
  override var context: Tune? {
    get { nil }
    set {}
  }
}

final class AnyCell: Contextable {
  var context: Any?
}

final class TuneList: CellContainer {
  var tunes = [Tune(name: "Aria"), Tune(name: "Fugue"), Tune(name: "Rondo")]
  let cells = [TuneCell(), TuneCell(), TuneCell()]
  private(set) var chosen: [Int] = []
  private let opensByIndex: Bool

  init(opensByIndex: Bool = false) {
    self.opensByIndex = opensByIndex
    layOut()
  }

  func layOut() {
    for (cell, tune) in zip(cells, tunes) { cell.context = tune }
  }

  func visibleCell(at index: Int) -> TuneCell? { cells.indices.contains(index) ? cells[index] : nil }

  func choose(_ index: Int) -> Tune? {
    chosen.append(index)
    return opensByIndex ? tunes[index] : context(ofCell: TuneCell.self, at: index)
  }
}

final class PlainCell {}

/// A list whose cells aren't `Contextable`.
final class PlainList: CellContainer {
  var tunes = [Tune(name: "Aria"), Tune(name: "Fugue")]
  let cells = [PlainCell(), PlainCell()]
  let contexts = CellContexts<Tune>()
  private let opensByIndex: Bool

  init(opensByIndex: Bool = false) {
    self.opensByIndex = opensByIndex
    for (cell, tune) in zip(cells, tunes) { contexts[cell] = tune }
  }

  func visibleCell(at index: Int) -> PlainCell? { cells.indices.contains(index) ? cells[index] : nil }

  func choose(_ index: Int) -> Tune? { opensByIndex ? tunes[index] : contexts.context(at: index, in: self) }
}
