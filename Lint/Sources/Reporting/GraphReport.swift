public import LintArchitecture
import LintEngine
import LintSemantics
import LintSupport
import LintSyntax

/// The types of a project and their uses, in the languages of graph tools.
public struct GraphReport {
  private let graph: ArchitectureGraph
  private let entries: [EntryID]
  private let uses: [ArchitectureGraph.EntryUse]

  /// - Parameters:
  ///   - name: The simple or qualified name of the only types to show, with their users and the types that they use.
  ///   - isReported: Whether to show the types of a file.
  public init(_ graph: ArchitectureGraph, of name: String? = nil, where isReported: (String) -> Bool) {
    self.graph = graph
    let reported = Set(graph.ids.filter { isReported(graph[$0].path) })
    let named = reported.filter { name == nil || graph[$0].isNamed(name ?? "") }
    uses = graph.uses.filter { use in
      if name != nil { return named.contains(use.user) || named.contains(use.used) }
      return reported.contains(use.user) && reported.contains(use.used)
    }
    let connected = Set(uses.flatMap { [$0.user, $0.used] })
    entries = graph.ids.filter {
      connected.contains($0) || named.contains($0) && (name != nil || graph[$0].role != nil)
    }
  }

  /// The shown types of each area.
  private var areas: [(area: AreaID, entries: [EntryID])] {
    Dictionary(grouping: entries) { graph[$0].area }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The graph for Graphviz.
  public var dot: String {
    let clusters = areas.map { area, entries in
      let nodes = entries.map { id -> String in
        let role = graph[id].role.map { "\\n" + $0.rawValue } ?? ""
        return "    t\(id.index) [label=\"\(Self.dot(graph[id].name))\(role)\"]\n"
      }
      return "  subgraph cluster_\(area.index) {\n    label=\"\(Self.dot(graph.areas[area]))\"\n\(nodes.joined())  }\n"
    }
    let arrows = uses.map { "  t\($0.user.index) -> t\($0.used.index) [label=\"\($0.count)\"]\n" }
    return "digraph roles {\n  node [shape=box]\n\(clusters.joined())\(arrows.joined())}\n"
  }

  private static func dot(_ text: String) -> String {
    PlainText.oneLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// The graph as a flowchart of Mermaid, which GitHub and GitLab show in Markdown.
  public var mermaid: String {
    let clusters = areas.map { area, entries in
      let nodes = entries.map { id -> String in
        let role = graph[id].role.map { "<br>" + $0.rawValue } ?? ""
        return "    t\(id.index)[\"\(Self.mermaid(graph[id].name))\(role)\"]\n"
      }
      return "  subgraph a\(area.index)[\"\(Self.mermaid(graph.areas[area]))\"]\n\(nodes.joined())  end\n"
    }
    let arrows = uses.map { "  t\($0.user.index) -->|\($0.count)| t\($0.used.index)\n" }
    return "flowchart TD\n\(clusters.joined())\(arrows.joined())"
  }

  /// Mermaid reads `#60;` as the character with that number.
  private static func mermaid(_ text: String) -> String {
    var escaped = ""
    for scalar in PlainText.oneLine(text).unicodeScalars {
      if ["\"", "#", "<", ">", "&", ";", "`", "\\"].contains(scalar) {
        escaped += "#\(scalar.value);"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension ArchitectureGraph.Entry {
  /// Whether a name is the simple or the qualified one.
  fileprivate func isNamed(_ name: String) -> Bool { self.name == name || self.name.hasSuffix("." + name) }
}
