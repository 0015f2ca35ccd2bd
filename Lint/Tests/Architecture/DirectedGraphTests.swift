import LintArchitecture
import LintSyntax
import Testing

@Suite struct DirectedGraphTests {
  private func graph(_ count: Int, _ arrows: [(Int, Int)]) -> DirectedGraph<EntryID> {
    DirectedGraph(count: count, arrows: arrows.map { (EntryID($0.0), EntryID($0.1)) })
  }

  @Test func componentsAreTheGroupsThatReachEachOther() {
    let graph = graph(7, [(0, 1), (1, 0), (1, 2), (3, 4), (4, 5), (5, 3), (6, 6)])
    #expect(graph.cyclicComponents.map { $0.map(\.index) } == [[0, 1], [3, 4, 5]])
    #expect(graph.components.joined().map(\.index).sorted() == Array(0..<7))
  }

  @Test func componentsComeAfterTheOnesThatTheyReach() {
    #expect(graph(3, [(0, 1), (1, 2)]).components.map { $0.map(\.index) } == [[2], [1], [0]])
  }

  @Test func shortestCycleIsFound() {
    let graph = graph(5, [(0, 1), (1, 2), (2, 0), (1, 3), (3, 4), (4, 0)])
    #expect(graph.shortestCycle(through: EntryID(0))?.map(\.index) == [0, 1, 2])
    #expect(graph.shortestCycle(through: EntryID(3))?.map(\.index) == [3, 4, 0, 1])
    #expect(self.graph(2, [(0, 1)]).shortestCycle(through: EntryID(0)) == nil)
  }

  @Test func withoutCyclesNothingReachesItself() {
    let graph = graph(4, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 2)])
    #expect(graph.withoutCycles().cyclicComponents.isEmpty)
    #expect(graph.withoutCycles().ids.map { graph.withoutCycles().successors(of: $0).count } == [1, 1, 1, 0])
  }
}
