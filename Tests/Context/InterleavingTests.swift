import MVVMContext
import Testing

/// A random number generator with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Tests that the context is the entity on screen for every order of changes to the data before the next layout.
@MainActor
@Suite struct InterleavingTests {
  /// Runs random events on a list whose rows are configured by `render`.
  func tally(
    seeds: Range<UInt64> = 0..<100, events: Int = 500, render: ((Row, Item?) -> Void)? = nil
  ) -> Interleaving.Tally {
    var sum = Interleaving.Tally()
    for seed in seeds {
      var generator = SeededGenerator(state: seed)
      var run = Interleaving(count: 40, height: 8)
      if let render { run.list.render = render }
      for _ in 0..<events { run.apply(run.event(using: &generator)) }
      sum.selections += run.tally.selections
      sum.wrongByContext += run.tally.wrongByContext
      sum.wrongByIndex += run.tally.wrongByIndex
      sum.pastTheEnd += run.tally.pastTheEnd
    }
    return sum
  }

  @Test func `the context is right in every selection, and the index isn't`() {
    let tally = tally()
    #expect(tally.selections > 10_000)
    #expect(tally.wrongByContext == 0)
    #expect(tally.wrongByIndex > 0)
    #expect(tally.pastTheEnd > 0)
    print(
      "of \(tally.selections) selections while the data ran ahead of the list: by context \(tally.wrongByContext)",
      "wrong; by index \(tally.wrongByIndex) wrong and \(tally.pastTheEnd) past the end")
  }

  @Test func `a list that doesn't assign the context fails`() {
    let tally = tally(seeds: 0..<5) { row, item in row.show(item) }
    #expect(tally.wrongByContext > 0)
  }

  @Test func `a list that shows a newer entity than it carries fails`() {
    let tally = tally(seeds: 0..<5) { row, item in
      row.context = item
      row.show(item.map { Item(id: $0.id, revision: $0.revision + 1) })
    }
    #expect(tally.wrongByContext > 0)
  }

  @Test func `rows are recycled`() {
    let list = RecyclingList(height: 8)
    list.item = { Item(id: $0) }
    list.reload(count: 1_000)
    for index in stride(from: 0, to: 1_000, by: 8) { list.scroll(to: index) }
    #expect(list.rowsMade <= 16)
    #expect(list.context(ofCell: Row.self, at: 999)?.id == 999)
  }

  @Test func `an invisible row or an index out of bounds has no context`() {
    let list = RecyclingList(height: 8)
    list.item = { Item(id: $0) }
    list.reload(count: 20)
    for index in [-1, 8, 19, 20, .max] { #expect(list.context(ofCell: Row.self, at: index) == nil) }
    #expect(list.context(ofCell: Row.self, at: 7)?.id == 7)
  }
}
