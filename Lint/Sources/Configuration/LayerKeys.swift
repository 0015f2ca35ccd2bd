import LintSemantics
import LintSupport
import LintSyntax
import Yams

/// A layer as it is written: whom it may use is known when all are read.
private struct LayerDraft {
  var name: String?
  var paths: [PathPattern] = []
  var mayUse: [Node] = []

  static var keys: [Setting<LayerDraft>] {
    [
      Setting("name") { $2.name = $0.text($1) },
      Setting("paths") { $2.paths = $0.paths($1) },
      Setting("may_use") { $2.mayUse = $0.list($1) },
    ]
  }
}

extension ConfigurationReader {
  mutating func layers(_ node: Node) -> [Layer] {
    var drafts: [LayerDraft] = []
    for node in list(node) {
      var draft = LayerDraft()
      let before = mistakes.count
      fill(&draft, from: node, by: LayerDraft.keys)
      if mistakes.count == before { complete(draft, node, after: drafts) }
      drafts.append(draft)
    }
    let names = drafts.compactMap(\.name)
    return drafts.compactMap { draft in layer(draft, among: names) }
  }

  fileprivate mutating func complete(_ draft: LayerDraft, _ node: Node, after others: [LayerDraft]) {
    guard let name = draft.name else { return note("'name:' is missing here", at: node) }
    if draft.paths.isEmpty { note("'paths:' is missing here: which folders belong to \(name)?", at: node) }
    if others.contains(where: { $0.name == name }) {
      note("there is a layer \(name) already, some lines above", at: node)
    }
  }

  fileprivate mutating func layer(_ draft: LayerDraft, among names: [String]) -> Layer? {
    let used = draft.mayUse.compactMap { node in choice(node, names.map { ($0, $0) }) }
    return draft.name.map { Layer(name: $0, paths: draft.paths, mayUse: Set(used)) }
  }
}
