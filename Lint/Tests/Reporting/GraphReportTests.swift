import LintArchitecture
import LintReporting
import Testing

@Suite struct GraphReportTests {
  private static let pages = Pages([
    "App/UI/A.swift":
      "import UIKit\nfinal class Screen: UIViewController { let model: Model; let own: Model }\nstruct Alone {}",
    "App/Data/B.swift": "struct Model {}\nfinal class Row: UITableViewCell {}",
  ])

  private func report(of name: String? = nil, where isReported: (String) -> Bool = { _ in true }) throws -> GraphReport
  {
    GraphReport(try Self.pages.report.graph, of: name, where: isReported)
  }

  @Test func dotShowsTypesByArea() throws {
    #expect(
      try report().dot == """
        digraph roles {
          node [shape=box]
          subgraph cluster_0 {
            label="App/Data"
            t1 [label="Model"]
            t2 [label="Row\\ncell"]
          }
          subgraph cluster_1 {
            label="App/UI"
            t3 [label="Screen\\ncontroller"]
          }
          t3 -> t1 [label="2"]
        }

        """)
  }

  @Test func mermaidShowsATypeWithItsNeighbors() throws {
    #expect(
      try report(of: "Model").mermaid.text == """
        flowchart TD
          subgraph a0["App/Data"]
            t1["Model"]
          end
          subgraph a1["App/UI"]
            t3["Screen<br>controller"]
          end
          t3 -->|2| t1

        """)
  }

  @Test func typesOfOtherFilesAreLeftOut() throws {
    #expect(
      try report { $0.hasPrefix("App/Data") }.mermaid.text
        == "flowchart TD\n  subgraph a0[\"App/Data\"]\n    t2[\"Row<br>cell\"]\n  end\n")
  }

  /// Types in folders, each of which uses the next ones.
  private func graph(folders: Int, typesEach: Int, usesEach: Int, prefix: String = "T") throws -> GraphReport {
    var sources: [String: String] = [:]
    for folder in 0..<folders {
      for type in 0..<typesEach {
        let number = folder * typesEach + type
        let uses = (1...usesEach).map { "var a\($0): \(prefix)\((number + $0) % (folders * typesEach))?; " }.joined()
        sources["\(prefix)\(folder)/A\(type).swift"] = "final class \(prefix)\(number) { \(uses)}\n"
      }
    }
    return GraphReport(try Pages(sources).report.graph) { _ in true }
  }

  @Test func mermaidShowsRolesIfThereAreTooManyUses() throws {
    #expect(try graph(folders: 10, typesEach: 10, usesEach: 5).mermaid.limitation == nil)
    let graph = try graph(folders: 10, typesEach: 10, usesEach: 6).mermaid
    #expect(
      graph.text.hasPrefix(
        """
        ---
        title: 100 types and 600 uses as types by role
        ---
        flowchart TD
          subgraph a0["T0"]
            r0_9["No known role<br>10 types"]
          end

        """))
    #expect(graph.text.contains("  r0_9 -->|21| r1_9\n"))
    #expect(
      graph.limitation
        == "100 types and 600 uses exceed the limits of Mermaid (500 arrows, 50000 characters), so the graph shows types by role; name a folder or a type to see more"
    )
  }

  @Test func mermaidShowsRolesIfTheTextIsTooLong() throws {
    let graph = try graph(folders: 4, typesEach: 30, usesEach: 1, prefix: String(repeating: "Long", count: 100)).mermaid
    #expect(graph.text.contains("types by role"))
    #expect(graph.text.count < 50_000)
  }

  @Test func mermaidShowsTheMostUsedFoldersIfThereAreTooMany() throws {
    let graph = try graph(folders: 600, typesEach: 1, usesEach: 1).mermaid
    #expect(graph.text.ranges(of: " -->").count == 500)
    #expect(graph.text.contains("title: 600 types and 600 uses as 600 of 600 folders and 500 of 600 arrows\n"))
    #expect(graph.limitation?.contains("so the graph shows 600 of 600 folders and 500 of 600 arrows;") == true)
    let long = try self.graph(folders: 300, typesEach: 1, usesEach: 1, prefix: String(repeating: "Long", count: 60))
      .mermaid
    #expect(long.text.count < 50_000)
    #expect(long.text.contains("title: 300 types and 300 uses as 168 of 300 folders"))
  }

  @Test func namesAreEscaped() throws {
    let graph = try Pages(["A\"\\#/A.swift": "struct A { let b: B }", "B/B.swift": "struct B {}"]).report.graph
    let report = GraphReport(graph) { _ in true }
    #expect(report.dot.contains("label=\"A\\\"\\\\#\""))
    #expect(report.mermaid.text.contains("[\"A#34;#92;#35;\"]"))
  }
}
