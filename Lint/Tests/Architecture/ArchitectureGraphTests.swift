import LintArchitecture
import LintEngine
import LintSemantics
import LintSyntax
import Testing

@Suite struct ArchitectureGraphTests {
  @Test func eachTypeUsesTheTypesThatItNames() throws {
    let graph = try GraphProject([
      "App/A.swift": "class Screen: Base { let row = Row(); var rows: [Row] = [] }",
      "App/B.swift": "class Base {} struct Row { static let height = 1 }",
      "App/C.swift": "extension Base { func height() -> Int { Row.height } }",
    ]).graph()
    #expect(graph.entries.map(\.name) == ["Base", "Row", "Screen"])
    #expect(graph.useTexts == ["Base -> Row (1)", "Screen -> Base (1)", "Screen -> Row (2)"])
  }

  @Test func nestedTypeBelongsToItsOuterTypeUnlessItHasARole() throws {
    let graph = try GraphProject([
      "App/A.swift": """
      import UIKit
      struct Outer { struct State { let other: Other } ; final class Cell: UITableViewCell { let other: Other } }
      struct Other { typealias Own = Outer.State; let own: Own }
      """
    ]).graph()
    #expect(graph.entries.map(\.name) == ["Other", "Outer", "Outer.Cell"])
    #expect(graph.useTexts == ["Other -> Outer (2)", "Outer -> Other (1)", "Outer.Cell -> Other (1)"])
  }

  @Test func mostSpecificRoleIsShown() throws {
    let graph = try GraphProject([
      "App/A.swift": """
      import MVVMCore
      import UIKit
      final class Row: UITableViewCell, View {}
      final class Screen: UIViewController, ViewModelObserver { var viewModel: RowViewModel? }
      final class RowViewModel: View {}
      struct Plain {}
      """
    ]).graph()
    #expect(
      graph.entries.map { "\($0.name) \($0.role?.rawValue ?? "none")" } == [
        "Plain none", "Row cell", "RowViewModel view model", "Screen controller",
      ])
    #expect(graph.entries.map(\.claims.count) == [0, 2, 2, 2])
  }

  @Test func areasAreModulesIfThereAreSeveral() throws {
    let project = try GraphProject([
      "Sources/App/Main/A.swift": "struct A {}", "Sources/App/Other/B.swift": "struct B {}",
      "Sources/Kit/C.swift": "struct C {}",
    ])
    #expect(project.areas.kind == .module)
    #expect(project.areas.names == ["App", "Kit"])
    #expect(project.graph().entries.map { project.areas[$0.area] } == ["App", "App", "Kit"])
  }

  @Test func areasAreTheOutermostDifferentFoldersOfOneModule() throws {
    let sources = [
      "Sources/App/Main.swift": "", "Sources/App/Shelf/Rows/A.swift": "", "Sources/App/Shelf/B.swift": "",
      "Sources/App/Search/C.swift": "",
    ]
    let areas = try GraphProject(sources).areas
    #expect(areas.kind == .folder)
    #expect(areas.names == ["Sources/App", "Sources/App/Search", "Sources/App/Shelf"])
    #expect(areas.area(of: "Sources/App/Shelf/Rows/A.swift").map { areas[$0] } == "Sources/App/Shelf")
    #expect(try GraphProject(sources, division: .modules).areas.names == ["App"])
  }

  @Test func filesAtTheRootAreAnArea() throws {
    #expect(try GraphProject(["A.swift": "", "Shelf/B.swift": ""], packages: []).areas.names == ["the root", "Shelf"])
    #expect(try GraphProject([:]).areas.names.isEmpty)
  }

  @Test func findingIsAboutTheUseThatItsRangeNames() throws {
    let source = "class Model { var row: Row?; var other: Other? } class Row {} class Other {}"
    let project = try GraphProject(["App/A.swift": source])
    let graph = project.graph([project.finding("App/A.swift", at: "Row", in: source)])
    #expect(graph.useTexts == ["Model -> Other (1)", "Model -> Row (1, 1 wrong)"])
    #expect(graph.entriesOfFindings.map { $0.map { graph[$0].name } } == ["Model"])
  }

  @Test func changesLimitTheListedFindingsOfAUse() throws {
    let source = "class Model { var row: Row? } class Row {} class Other { var row: Row? }"
    let project = try GraphProject(["App/A.swift": source])
    let finding = project.finding("App/A.swift", at: "Row", in: source)
    for (changed, listed) in [([finding], 1), ([], 0)] {
      let changes = ReportedChanges(since: "main", findings: changed)
      let graph = ArchitectureGraph(
        of: project.project, areas: project.areas, findings: [finding], changes: changes)
      #expect(graph.uses.map(\.violations.total) == [1, 0])
      #expect(graph.uses.map(\.violations.listed) == [listed, 0])
    }
  }

  @Test func findingIsAboutTheTypesOfItsReasons() throws {
    let source = "class Model { var row: Row?; func f() { row?.load() } }"
    let project = try GraphProject(["App/A.swift": source, "App/B.swift": "class Row { func load() {} }"])
    let place = ReportedPlace(path: "App/B.swift", start: Location(line: 1, column: 18), offset: 17)
    let finding = project.finding("App/A.swift", at: "load", in: source, because: place)
    #expect(project.graph([finding]).useTexts == ["Model -> Row (1, 1 wrong)"])
    let suppressed = project.finding(
      "App/A.swift", at: "load", in: source, because: place, suppression: .inSource(reason: nil))
    #expect(project.graph([suppressed]).useTexts == ["Model -> Row (1)"])
    let baselined = project.finding("App/A.swift", at: "load", in: source, because: place, suppression: .baseline)
    #expect(project.graph([baselined]).useTexts == ["Model -> Row (1, 1 wrong)"])
  }

  @Test func findingOutsideOfTypesHasNoEntry() throws {
    let source = "import UIKit\nclass Model {}"
    let project = try GraphProject(["App/A.swift": source])
    let findings = [
      project.finding("App/A.swift", at: "UIKit", in: source), project.finding("Other.swift", at: "UIKit", in: source),
    ]
    #expect(project.graph(findings).entriesOfFindings == [nil, nil])
  }
}
