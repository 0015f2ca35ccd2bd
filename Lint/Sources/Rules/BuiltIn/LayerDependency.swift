public import LintAnalysis
import LintSemantics
import LintSyntax

/// A file that uses a type of a layer that its own layer must not use.
public enum LayerDependency: Rule {
  public static let name = "layer-dependency"
  // It finds nothing without 'layers:'. Findings are certain, because the team wrote the layers, but they are warnings: the
  // first run in an existing app mustn't break the build.
  public static let severity = Severity.warning
  public static let summary = "A file uses a type of a layer that its own layer must not use."
  public static let rationale = """
    `layers` in the configuration states which layers each layer may use, and any new file may break that. \
    Move the code, or pass in a protocol that belongs to the file's own layer. A file belongs to the first layer whose \
    folders contain it. A file of no layer may use every layer, and every layer may use it. There is one finding per line \
    and type.
    """

  public static let fix = RuleFix.none(
    """
    The code has to move to another layer or depend on an abstraction, which is a design decision.
    """
  )

  public static let limits = [
    "Without `layers` in the configuration, it finds nothing.",
    "It misses a value whose type isn't written.",
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

  public static let pageExample = ExamplePair(
    broken: """
      // UI/PriceFormat.swift
      enum PriceFormat { static let currency = "EUR" }
      // Domain/Price.swift
      struct Price {
        let amount: Int
        var text: String { "\\(amount) " + ↓PriceFormat.currency }
      }
      """, replacing: "// UI/PriceFormat.swift", with: "// Domain/PriceFormat.swift")

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
          let place = file.place(of: project[type].declaration)
          return project.layer(of: type).map { [Reason("'\(path)' belongs to layer '\($0.name)'", at: place)] } ?? []
        })
    ])
  }

  public static let messages = [[], ["<layers>"]].map { message("<layer>", "<type>", of: "<layer>", mayUse: $0) }

  private static func message(_ layer: String, _ type: Name, of other: String, mayUse layers: [String]) -> String {
    let allowed = layers.isEmpty ? "none" : layers.joined(separator: ", ")
    return "'\(type)' belongs to layer '\(other)', which '\(layer)' must not use (allowed: \(allowed)); move this code"
  }
}

extension Project {
  fileprivate func layer(of type: TypeID) -> Layer? { conventions.layer(of: file(self[type].declaration).path) }
}
