import LintArchitecture
import LintSemantics
import LintSyntax
import Testing

@Suite struct AreaMapTests {
  private func map(_ sources: [String: String]) throws -> (AreaMap, Areas) {
    let project = try GraphProject(sources)
    return (AreaMap(of: project.graph()), project.areas)
  }

  @Test func usesOfAreasSumUpTheUsesOfTheirTypes() throws {
    let (map, areas) = try map([
      "App/UI/A.swift": "struct A { let c: C; let d: D } struct B { let c: C }",
      "App/Data/C.swift": "struct C { let d: D } struct D {}",
    ])
    #expect(map.uses.map { "\(areas[$0.user]) \(areas[$0.used]) \($0.count)" } == ["App/UI App/Data 3"])
    #expect(map.cycles.isEmpty)
  }

  @Test func extensionOfATypeBelongsToTheAreaOfItsFile() throws {
    let (map, areas) = try map([
      "Model/A.swift": "struct A {}", "Live/B.swift": "struct B {}\nextension A { func live() -> B { B() } }",
    ])
    #expect(map.uses.map { "\(areas[$0.user]) \(areas[$0.used]) \($0.count)" } == ["Live Model 1"])
  }

  @Test func codeOutsideOfTypesUsesAreas() throws {
    let (map, areas) = try map(["Model/A.swift": "struct A {}", "Program/main.swift": "let a = A()"])
    #expect(map.uses.map { "\(areas[$0.user]) \(areas[$0.used]) \($0.count)" } == ["Program Model 1"])
  }

  @Test func findingsCountForTheAreasOfTheirUses() throws {
    let source = "extension A { func live() -> B { B() } }"
    let project = try GraphProject([
      "Model/A.swift": "struct A {}", "Live/C.swift": source, "Other/B.swift": "struct B {}",
    ])
    let map = AreaMap(of: project.graph([project.finding("Live/C.swift", at: "B", in: source)]))
    #expect(
      map.uses.map { [$0.user.index, $0.used.index, $0.count, $0.violations.total] } == [[0, 1, 1, 0], [0, 2, 2, 1]])
  }

  @Test func areasThatReachEachOtherAreACycle() throws {
    let (map, areas) = try map([
      "A/A.swift": "struct A { let b: B }", "B/B.swift": "struct B { let c: C; let d: D }",
      "C/C.swift": "class C { var a: A? }",
      "D/D.swift": "struct D {}", "E/E.swift": "struct E { let a: A }",
    ])
    #expect(map.cycles.map { $0.members.map { areas[$0] } } == [["A", "B", "C"]])
    #expect(map.cycles.map { $0.path.map { areas[$0] } } == [["A", "B", "C"]])
    #expect(map.uses.filter(\.isInCycle).map { areas[$0.user] + areas[$0.used] } == ["AB", "BC", "CA"])
    #expect(areas.ids.map { map.cycle(of: $0) } == [0, 0, 0, nil, nil])
  }

  @Test func rolesAreOrderedFromTheInterfaceToTheData() throws {
    let project = try GraphProject([
      "App/A.swift": """
      import UIKit
      final class Screen: UIViewController { var viewModel: ListViewModel? }
      final class ListViewModel { let item: Item? }
      struct Item {}
      """
    ])
    let maps = RoleMap.all(of: project.graph())
    #expect(maps.map { $0.groups.map(\.role) } == [[.controller, .viewModel, nil]])
    #expect(maps[0].uses.map { [$0.user.index, $0.used.index, $0.count] } == [[0, 1, 1], [1, 2, 1]])
    #expect(Set(Role.fromInterfaceToData) == Set(Role.allCases))
  }
}
