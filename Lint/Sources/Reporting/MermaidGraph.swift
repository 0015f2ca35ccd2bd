/// A flowchart of Mermaid in the greatest detail that its default limits allow.
public struct MermaidGraph {
  /// The limits `maxEdges` and `maxTextSize` of a page that doesn't raise them. GitHub and GitLab use them too.
  private static let (arrowLimit, textLimit) = (500, 50_000)

  public let text: String
  /// Explains why the flowchart shows less than the graph; nil if it shows everything.
  public let limitation: String?

  /// - Parameters:
  ///   - levels: The graph in decreasing detail, each time with a name for the nodes.
  ///   - contents: The number of types and uses in the graph.
  init(_ levels: [(graph: GraphOutline, nodes: String)], contents: String) {
    for (index, level) in levels.enumerated() {
      let title = index == 0 ? nil : "\(contents) as \(level.nodes)"
      let text = MermaidLanguage(title: title).text(of: level.graph)
      if !Self.fits(level.graph, text) { continue }
      self.text = text
      limitation = title.map { _ in Self.limitation(contents, "shows \(level.nodes)") }
      return
    }
    // The last level has the fewest nodes. Names may be long, so their number says little about the size of the text.
    let (all, nodes) = levels.last ?? (GraphOutline(clusters: [], arrows: []), "nodes")
    var count = all.nodeCount
    var (limited, text) = (all, "")
    var part: String {
      "\(limited.nodeCount) of \(all.nodeCount) \(nodes) and \(limited.arrows.count) of \(all.arrows.count) arrows"
    }
    repeat {
      limited = all.limited(toNodes: count, arrows: Self.arrowLimit)
      text = MermaidLanguage(title: "\(contents) as \(part)").text(of: limited)
      count = count * 3 / 4
    } while count > 0 && !Self.fits(limited, text)
    self.text = text
    limitation = Self.limitation(contents, "shows \(part)")
  }

  private static func fits(_ graph: GraphOutline, _ text: String) -> Bool {
    graph.arrows.count <= arrowLimit && text.utf16.count <= textLimit
  }

  private static func limitation(_ contents: String, _ shown: String) -> String {
    """
    \(contents) exceed the limits of Mermaid (\(arrowLimit) arrows, \(textLimit) characters), so the graph \(shown); name a \
    folder or a type to see more
    """
  }
}

/// The language of flowcharts of Mermaid.
private struct MermaidLanguage: GraphLanguage {
  let title: String?

  var start: String { (title.map { "---\ntitle: \($0)\n---\n" } ?? "") + "flowchart TD\n" }
  let end = ""
  let clusterEnd = "  end\n"

  func clusterStart(_ number: Int, _ title: String) -> String { "  subgraph a\(number)[\"\(title)\"]\n" }

  func node(_ id: String, _ lines: [String]) -> String { "\(id)[\"\(lines.joined(separator: "<br>"))\"]" }

  func arrow(_ arrow: GraphOutline.Edge) -> String { "\(arrow.user) -->|\(arrow.count)| \(arrow.used)" }

  /// Mermaid reads `#60;` as the character with that number.
  func escaped(_ text: String) -> String {
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
