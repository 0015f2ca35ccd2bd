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

  /// The graph for Graphviz.
  public var dot: String { DotLanguage().text(of: types) }

  /// The graph as a flowchart of Mermaid, which GitHub and GitLab show in Markdown.
  public var mermaid: MermaidGraph {
    MermaidGraph(
      [(types, ""), (roles, "types by role"), (modules, graph.areas.kind.rawValue + "s")],
      contents: "\(counted(entries.count, "type")) and \(counted(uses.count, "use"))")
  }

  // MARK: Levels of detail

  /// Each type is a node.
  private var types: GraphOutline {
    GraphOutline(
      clusters: areas.map { area, entries in
        GraphOutline.Cluster(
          number: area.index, title: graph.areas[area],
          nodes: entries.map { id in
            GraphOutline.Node(
              id: "t\(id.index)", lines: [graph[id].name] + (graph[id].role.map { [$0.rawValue] } ?? []))
          })
      },
      arrows: uses.map { GraphOutline.Edge(user: "t\($0.user.index)", used: "t\($0.used.index)", count: $0.count) })
  }

  /// The types of a module with the same role are a node.
  private var roles: GraphOutline {
    let clusters = areas.map { area, entries in
      let byRole = Dictionary(grouping: entries) { graph[$0].role.index }
      let nodes = byRole.sorted { $0.key < $1.key }.compactMap { _, entries in
        entries.first.map { first in
          GraphOutline.Node(
            id: roleNode(of: first), lines: [graph[first].role.title, counted(entries.count, "type")])
        }
      }
      return GraphOutline.Cluster(number: area.index, title: graph.areas[area], nodes: nodes)
    }
    return GraphOutline(clusters: clusters, arrows: arrows(between: roleNode))
  }

  private func roleNode(of entry: EntryID) -> String { "r\(graph[entry].area.index)_\(graph[entry].role.index)" }

  /// Each module or folder is a node.
  private var modules: GraphOutline {
    let nodes = areas.map { area, entries in
      GraphOutline.Node(id: "m\(area.index)", lines: [graph.areas[area], counted(entries.count, "type")])
    }
    return GraphOutline(
      clusters: [GraphOutline.Cluster(number: 0, title: nil, nodes: nodes)],
      arrows: arrows { "m\(graph[$0].area.index)" })
  }

  /// The shown types of each area.
  private var areas: [(area: AreaID, entries: [EntryID])] {
    Dictionary(grouping: entries) { graph[$0].area }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The sums of the uses between nodes.
  private func arrows(between node: (EntryID) -> String) -> [GraphOutline.Edge] {
    var counts: [[String]: Int] = [:]
    for use in uses { counts[[node(use.user), node(use.used)], default: 0] += use.count }
    return counts.filter { $0.key[0] != $0.key[1] }.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map {
      GraphOutline.Edge(user: $0.key[0], used: $0.key[1], count: $0.value)
    }
  }
}

extension ArchitectureGraph.Entry {
  /// Whether a name is the simple or the qualified one.
  fileprivate func isNamed(_ name: String) -> Bool { self.name == name || self.name.hasSuffix("." + name) }
}
