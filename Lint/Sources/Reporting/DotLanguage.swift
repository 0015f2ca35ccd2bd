/// The language of Graphviz.
struct DotLanguage: GraphLanguage {
  let start = "digraph roles {\n  node [shape=box]\n"
  let end = "}\n"
  let clusterEnd = "  }\n"

  func clusterStart(_ number: Int, _ title: String) -> String {
    "  subgraph cluster_\(number) {\n    label=\"\(title)\"\n"
  }

  func node(_ id: String, _ lines: [String]) -> String { "\(id) [label=\"\(lines.joined(separator: "\\n"))\"]" }

  func arrow(_ arrow: GraphOutline.Edge) -> String { "\(arrow.user) -> \(arrow.used) [label=\"\(arrow.count)\"]" }

  func escaped(_ text: String) -> String {
    PlainText.oneLine(text).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
