@_spi(MVVMInternals) import MVVMContext
import Testing

/// Entities of cells that aren't contextable.
@MainActor
@Suite struct CellContextsTests {
  let contexts = CellContexts<Contact>()

  @Test func `a cell has the entity that was assigned last, until nil is assigned`() {
    let (cell, other) = (BareCell(), BareCell())
    contexts[cell] = Contact(name: "Ada")
    contexts[other] = Contact(name: "Grace")
    contexts[cell] = Contact(name: "Barbara")
    #expect(contexts[cell] == Contact(name: "Barbara"))
    #expect(contexts[other] == Contact(name: "Grace"))
    contexts[cell] = nil
    #expect(contexts[cell] == nil)
    #expect(contexts[other] == Contact(name: "Grace"))
    #expect(contexts.storedCount == 1)
  }

  @Test func `the container's visible cell has its entity by index`() {
    let cell = BareCell()
    let shelf = Shelf(["assigned": cell, "unassigned": BareCell()])
    contexts[cell] = Contact(name: "Ada")
    #expect(contexts.context(at: "assigned", in: shelf) == Contact(name: "Ada"))
    #expect(contexts.context(at: "unassigned", in: shelf) == nil)
    #expect(contexts.context(at: "nowhere", in: shelf) == nil)
  }

  @Test func `a reused cell without an assignment keeps its entity`() {
    let list = RecyclingList(height: 4)
    let contexts = CellContexts<Item>()
    list.item = { Item(id: $0) }
    list.render = { row, item in if item?.id != 10 { contexts[row] = item } }
    list.reload(count: 20)
    list.scroll(to: 10)
    #expect(contexts.context(at: 11, in: list)?.id == 11)
    #expect((0..<4).contains(contexts.context(at: 10, in: list)?.id ?? -1))
  }

  @Test func `a deallocated cell's entity isn't found for another; entries are at most twice the cells`() {
    let contexts = CellContexts<Int>()
    // Cells without an entity also take the addresses of deallocated ones, so that entries of deallocated cells stay.
    var (cells, unassigned) = ([BareCell](), [BareCell]())
    var (most, reused, wrong) = (0, 0, 0)
    var addresses = Set<ObjectIdentifier>()
    var generator = SeededGenerator(state: 13)
    func make(_ limit: Int, in cells: inout [BareCell]) -> BareCell {
      let cell = BareCell()
      if !addresses.insert(ObjectIdentifier(cell)).inserted { reused += 1 }
      if contexts[cell] != nil { wrong += 1 }
      if cells.count < limit { cells.append(cell) } else { cells[Int.random(in: 0..<limit, using: &generator)] = cell }
      return cell
    }
    for number in 0..<200_000 {
      _ = make(1_000, in: &unassigned)
      let cell = make(100, in: &cells)
      contexts[cell] = number
      if contexts[cell] != number { wrong += 1 }
      most = max(most, contexts.storedCount)
    }
    #expect(wrong == 0)
    #expect(reused > 300_000)
    // Close to the limit: if every assignment removed entries, the number would stay near 100.
    #expect((150...2 * 101).contains(most))
    #expect(cells.allSatisfy { contexts[$0] != nil })
  }

  @Test func `few entries are kept when few cells live`() {
    let contexts = CellContexts<Int>()
    var (most, unassigned) = (0, [BareCell]())
    for number in 0..<1_000 {
      contexts[BareCell()] = number
      // Takes the address, so that the next cell has a different one.
      unassigned.append(BareCell())
      // After the first cleanup.
      if number >= 100 { most = max(most, contexts.storedCount) }
    }
    #expect((30...32).contains(most))
  }

  @Test func `the cell isn't retained, and later assignments release the entity of a deallocated cell`() {
    let contexts = CellContexts<Folder>()
    weak var (cell, folder): (BareCell?, Folder?)
    do {
      let (made, entity) = (BareCell(), Folder("inbox"))
      contexts[made] = entity
      (cell, folder) = (made, entity)
    }
    #expect(cell == nil)
    #expect(folder != nil)
    let kept = (0..<33).map { _ in BareCell() }
    for cell in kept { contexts[cell] = Folder("other") }
    #expect(folder == nil)
    #expect(kept.allSatisfy { contexts[$0] != nil })
  }

  @Test func `an entity may use the contexts while it is released`() {
    final class DeinitAction: Sendable {
      private let action: @MainActor @Sendable () -> Void
      init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }
      deinit { MainActor.assumeIsolated { [action] in action() } }
    }
    let contexts = CellContexts<DeinitAction>()
    let (cell, other) = (BareCell(), BareCell())
    var deinitCount = 0
    func entity() -> DeinitAction {
      DeinitAction {
        deinitCount += 1
        contexts[other] = nil
      }
    }
    contexts[cell] = entity()
    contexts[cell] = entity()
    contexts[cell] = nil
    #expect(deinitCount == 2)
    var unassigned: [BareCell] = []
    for _ in 0..<40 {
      contexts[BareCell()] = entity()
      // Takes the address, so that a cleanup releases the entities instead of the next assignment.
      unassigned.append(BareCell())
    }
    #expect(deinitCount > 2)
    #expect(contexts.storedCount < 38)
  }
}
