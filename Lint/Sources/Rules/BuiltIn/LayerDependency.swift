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
    let project = file.project
    return file.findings(of: [
      ForbiddenRelation(
        role: .layer(layer), relation: .names, target: { project.layer(of: $0) != nil },
        exceptions: { project.layer(of: $0).map { $0.name == layer.name || layer.mayUse.contains($0.name) } ?? false },
        message: { _, found in
          message(
            layer.name, project[found.target].name, of: project.layer(of: found.target)?.name ?? "",
            mayUse: layer.mayUse.sorted())
        },
        reasons: { type in
          let path = project.file(project[type].declaration).path
          return project.layer(of: type).map { ["\(path) belongs to the layer \($0.name)"] } ?? []
        })
    ])
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
