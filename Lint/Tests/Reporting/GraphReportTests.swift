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
      try report(of: "Model").mermaid == """
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
      try report { $0.hasPrefix("App/Data") }.mermaid
        == "flowchart TD\n  subgraph a0[\"App/Data\"]\n    t2[\"Row<br>cell\"]\n  end\n")
  }

  @Test func namesAreEscaped() throws {
    let graph = try Pages(["A\"\\#/A.swift": "struct A { let b: B }", "B/B.swift": "struct B {}"]).report.graph
    let report = GraphReport(graph) { _ in true }
    #expect(report.dot.contains("label=\"A\\\"\\\\#\""))
    #expect(report.mermaid.contains("[\"A#34;#92;#35;\"]"))
  }
}
