/// A graph as graph tools draw it: nodes in clusters, and arrows between them.
struct GraphOutline {
  struct Node {
    let id: String
    let lines: [String]
  }

  struct Cluster {
    let number: Int
    /// nil if the nodes are outside of clusters.
    let title: String?
    var nodes: [Node]
  }

  struct Edge {
    let user: String
    let used: String
    let count: Int
  }

  private(set) var clusters: [Cluster]
  private(set) var arrows: [Edge]

  init(clusters: [Cluster], arrows: [Edge]) {
    self.clusters = clusters
    self.arrows = arrows
  }

  var nodeCount: Int { clusters.map(\.nodes.count).reduce(0, +) }

  /// The nodes with the most uses, and the arrows with the most uses between them.
  func limited(toNodes nodeCount: Int, arrows arrowCount: Int) -> GraphOutline {
    var weights: [String: Int] = [:]
    for arrow in arrows { for node in [arrow.user, arrow.used] { weights[node, default: 0] += arrow.count } }
    let nodes = Self.heaviest(clusters.flatMap(\.nodes), nodeCount) { weights[$0.id] ?? 0 }
    let kept = Set(nodes.map(\.id))
    var limited = self
    limited.arrows = Self.heaviest(
      arrows.filter { kept.contains($0.user) && kept.contains($0.used) }, arrowCount, \.count)
    limited.clusters = clusters.map { cluster in
      var cluster = cluster
      cluster.nodes.removeAll { !kept.contains($0.id) }
      return cluster
    }
    return limited
  }

  /// The elements of most weight, in their order.
  private static func heaviest<Element>(_ all: [Element], _ count: Int, _ weight: (Element) -> Int) -> [Element] {
    let indices = all.indices.sorted { (weight(all[$1]), $0) < (weight(all[$0]), $1) }
    return indices.prefix(count).sorted().map { all[$0] }
  }
}

/// The language of a graph tool.
protocol GraphLanguage {
  var start: String { get }
  var end: String { get }
  func clusterStart(_ number: Int, _ title: String) -> String
  var clusterEnd: String { get }
  /// - Parameter lines: escaped texts.
  func node(_ id: String, _ lines: [String]) -> String
  func arrow(_ arrow: GraphOutline.Edge) -> String
  func escaped(_ text: String) -> String
}

extension GraphLanguage {
  func text(of graph: GraphOutline) -> String {
    let clusters = graph.clusters.map { cluster in
      let indentation = cluster.title == nil ? "  " : "    "
      let nodes = cluster.nodes.map { indentation + node($0.id, $0.lines.map(escaped)) + "\n" }.joined()
      return cluster.title.map { clusterStart(cluster.number, escaped($0)) + nodes + clusterEnd } ?? nodes
    }
    return start + clusters.joined() + graph.arrows.map { "  " + arrow($0) + "\n" }.joined() + end
  }
}
