import LintArchitecture
import LintSyntax
import Testing

@Suite struct MapLayoutTests {
  private let sizes = MapLayout<AreaID>.Sizes(
    width: 100, height: 50, horizontalGap: 20, verticalGap: 30, margin: 10, columns: 3)

  private func graph(_ count: Int, _ arrows: [(Int, Int)]) -> DirectedGraph<AreaID> {
    DirectedGraph(count: count, arrows: arrows.map { (AreaID($0.0), AreaID($0.1)) })
  }

  private func rows(_ graph: DirectedGraph<AreaID>) -> [[Int]] {
    let layout = MapLayout(of: graph, sizes)
    return Dictionary(grouping: layout.order) { layout[$0].y }.sorted { $0.key < $1.key }.map { $0.value.map(\.index) }
  }

  @Test func usersAreAboveTheBoxesThatTheyUse() {
    #expect(rows(graph(4, [(2, 0), (0, 1), (2, 1), (3, 1)])) == [[2, 3], [0], [1]])
  }

  @Test func cyclesDontPreventALayout() {
    #expect(rows(graph(3, [(0, 1), (1, 2), (2, 0)])) == [[0], [1], [2]])
  }

  @Test func lightArrowsOfACycleLeadUpwards() {
    let layout = MapLayout(of: graph(2, [(0, 1), (1, 0)]), sizes) { user, _ in user == AreaID(0) ? 1 : 5 }
    #expect(layout.order.map(\.index) == [1, 0])
  }

  @Test func boxesWithoutArrowsAreLast() {
    #expect(rows(graph(4, [(3, 1)])) == [[3], [1], [0, 2]])
  }

  @Test func longRowsContinueInTheNextRow() {
    #expect(rows(graph(5, [])) == [[0, 1, 2], [3, 4]])
  }

  @Test func neighborsAreInTheSameOrder() {
    #expect(rows(graph(6, [(0, 5), (1, 4), (2, 3)])) == [[0, 1, 2], [5, 4, 3]])
  }

  @Test func arrowsThatPassARowHaveALaneBesideItsBoxes() {
    let layout = MapLayout(of: graph(3, [(0, 1), (1, 2), (0, 2), (2, 0)]), sizes)
    for (user, used) in [(0, 2), (2, 0)] {
      let lanes = layout.lanes(from: AreaID(user), to: AreaID(used))
      #expect(lanes.count == 1)
      #expect(lanes.allSatisfy { $0.start.x < layout[AreaID(1)].x || $0.start.x > layout[AreaID(1)].x + sizes.width })
      #expect(lanes.map { $0.start.y < $0.end.y } == [user == 0])
    }
    #expect(layout.lanes(from: AreaID(0), to: AreaID(1)).isEmpty)
  }

  @Test func arrowsToTheSameBoxShareALane() {
    let layout = MapLayout(of: graph(4, [(0, 2), (1, 2), (2, 3), (0, 3), (1, 3)]), sizes)
    let lanes = [0, 1].map { layout.lanes(from: AreaID($0), to: AreaID(3)) }
    #expect(lanes[0] == lanes[1])
    #expect(lanes[0].count == 1)
  }

  @Test func boxesDontOverlapAndFitIntoTheMap() {
    let layout = MapLayout(of: graph(7, [(0, 1), (0, 2), (0, 3), (0, 4), (4, 5), (5, 0)]), sizes)
    let points = layout.order.map { layout[$0] }
    #expect(Set(points).count == 7)
    #expect(points.allSatisfy { $0.x >= 10 && $0.y >= 10 && $0.x + 110 <= layout.width && $0.y + 60 <= layout.height })
  }

  @Test func emptyMapHasMarginsOnly() {
    let layout = MapLayout(of: graph(0, []), sizes)
    #expect((layout.width, layout.height) == (20, 20))
  }

  @Test func longChainsAreLaidOut() {
    let count = 2_000
    let layout = MapLayout(of: graph(count, (1..<count).map { ($0 - 1, $0) } + [(count - 1, 0)]), sizes)
    #expect(layout[AreaID(count - 1)].y == 10 + (count - 1) * 80)
  }
}
