public import LintAnalysis
import LintSemantics
import LintSyntax

/// An import that the configuration forbids.
public enum ForbiddenImport: Rule {
  public static let name = "forbidden-import"
  // It finds nothing without 'forbidden_imports:'. LayerDependency explains why it is a warning.
  public static let severity = Severity.warning
  public static let summary = "A file imports a module that the configuration forbids there."
  public static let rationale = """
    `forbidden_imports` lists modules that some folders, the files of a role, or all files must not import. A file has a \
    role if one of its top-level types plays it. Imports in `#if` blocks count, because some configuration compiles them.
    """

  public static let fix = RuleFix.none("The code that needs the import has to move or change first.")

  public static let limits = [
    "Without `forbidden_imports` in the configuration, it finds nothing."
  ]

  public static let examples = Examples(
    under: """
      forbidden_imports:
        - { modules: [UIKit, SwiftUI], paths: Domain, reason: it runs on servers }
        - { modules: CoreData, role: view model }
      """,
    fine: """
      // App/List.swift
      import CoreData
      import UIKit
      final class ListViewController: UIViewController {}
      // Domain/Item.swift
      import Foundation
      """,
    broken: """
      // App/ListViewModel.swift
      ↓import CoreData
      final class ListViewModel { func load() {} }
      // Domain/Item.swift
      import Foundation
      ↓@preconcurrency import UIKit
      #if canImport(SwiftUI)
        ↓import struct SwiftUI.Color
      #endif
      """
  )

  public static let pageExample = ExamplePair(
    broken: """
      // Domain/Item.swift
      import Foundation
      ↓import UIKit
      struct Item { let title: String }
      """, replacing: "import UIKit\n", with: "")

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(
      of: file.project.conventions.forbiddenImports.map { entry in
        ForbiddenRelation(
          role: .files(entry.scope), relation: .imports, target: { entry.modules.contains($0.text) },
          message: { _, found in message(found.target, reason: entry.reason) },
          reasons: { [file.reason(configured: "'forbidden_imports' forbids '\($0)'", for: entry.scope)] })
      })
  }

  public static let messages = [nil, "<reason>"].map { message("<module>", reason: $0) }

  private static func message(_ module: Name, reason: String?) -> String {
    "'\(module)' is forbidden here\(reason.map { " (\($0))" } ?? ""); remove the import"
  }
}
