public import LintAnalysis
import LintSemantics
import LintSyntax

/// A layer of the project's own that uses one it may not.
public enum LayerDependency: Rule {
  public static let name = "layer-dependency"
  // Without layers in the configuration it finds nothing. What a team wrote down itself is no guess, and still a warning: the
  // first run over an app that exists is not to break its build.
  public static let severity = Severity.warning
  public static let summary =
    "A file of one layer uses a type of another that it may not, by the layers of the configuration."
  public static let rationale = """
    Who may know whom is decided once, under 'layers:', and forgotten with each file that is added. Move the type to a layer \
    that both may use, or hand in a protocol of the layer's own. A file belongs to the first layer whose folders hold it; a file \
    of no layer may use all, and be used by all. One finding a line and type.
    """

  public static let limits = [
    "Without `layers` in the configuration, it finds nothing.",
    """
    A file belongs to the first layer whose folders contain it. A file of no layer may use every layer, and every \
    layer may use it.
    """,
    "It reports types where they are named, once per line. It misses a value whose type isn't written.",
  ]

  public static let examples = Examples(
    under: """
      layers:
        - { name: UI, paths: UI, may_use: Domain }
        - { name: Domain, paths: Domain }
      """,
    fine: """
      // UI/Row.swift
      struct Row { let item: Item }
      // Domain/Item.swift
      struct Item { let title = Words.title }
      // Shared/Words.swift
      enum Words { static let title = "" }
      """,
    """
    // UI/Item.swift
    struct Item {}
    // Domain/List.swift
    struct List { struct Item {} ; let items: [Item] }
    """,
    broken: """
      // UI/Row.swift
      struct Row { static let height = 40 }
      protocol Showing {}
      // Domain/Item.swift
      struct Item: ↓Showing { let row: ↓Row? }
      func height() -> Int { ↓Row.height }
      func row() -> Any { ↓Row() }
      extension ↓Row {}
      """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    guard let layer = file.project.conventions.layer(of: file.facts.path) else { return [] }
    var seen: Set<Use> = []
    return uses(file).sorted { $0.offset < $1.offset }.compactMap { use in
      guard let other = file.project.layer(of: use.type), other.name != layer.name, !layer.mayUse.contains(other.name),
        seen.insert(Use(type: use.type, line: file.facts.lines.location(of: use.offset).line)).inserted
      else { return nil }
      return finding(file, use, layer, other)
    }
  }

  private struct Use: Hashable {
    let type: TypeID
    let line: Int
  }

  private static func finding(
    _ file: FileReading, _ use: (offset: UInt32, type: TypeID, owner: DeclarationID?), _ layer: Layer, _ other: Layer
  ) -> Finding {
    let project = file.project
    var finding = Finding(
      at: file.place(use.offset),
      message(layer.name, project[use.type].name, of: other.name, mayUse: layer.mayUse.sorted()), because: [],
      in: use.owner.map(file.id))
    finding.reasons = [
      "\(file.facts.path) belongs to the layer \(layer.name)",
      "\(project.file(project[use.type].declaration).path) belongs to the layer \(other.name)",
    ]
    return finding
  }

  /// Where the file names a type of the project.
  private static func uses(_ file: FileReading) -> [(offset: UInt32, type: TypeID, owner: DeclarationID?)] {
    let written = file.facts.typeIDs.compactMap { index -> (offset: UInt32, type: TypeID, owner: DeclarationID?)? in
      let node = file.facts[index]
      guard node.kind == .named || node.kind == .member else { return nil }
      return file.project.referent(of: file.use(index)).type.map { (node.range.start, $0, node.owner) }
    }
    let named = file.facts.expressionIDs.compactMap { index -> (offset: UInt32, type: TypeID, owner: DeclarationID?)? in
      let node = file.facts[index]
      guard node.kind == .reference, node.name.text.first?.isUppercase ?? false,
        let value = file.project.value(of: index, file: file.number), value.isType
      else { return nil }
      return value.referent.type.map { (node.range.start, $0, node.owner) }
    }
    return written + named
  }

  public static let messages = [[], ["<layers>"]].map { message("<layer>", "<type>", of: "<layer>", mayUse: $0) }

  private static func message(_ layer: String, _ type: Name, of other: String, mayUse layers: [String]) -> String {
    let allowed = layers.isEmpty ? "no other layer" : layers.joined(separator: ", ")
    return "\(layer) uses \(type) of \(other), and may use \(allowed)"
  }
}

extension Project {
  fileprivate func layer(of type: TypeID) -> Layer? { conventions.layer(of: file(self[type].declaration).path) }
}
