public import LintAnalysis
import LintSemantics
import LintSyntax

/// A large controller or view model.
public enum MassiveType: Rule {
  public static let name = "massive-type"
  public static let formerNames = ["massive-view-controller"]
  public static let severity = Severity.off
  public static let severityReason: String? = "each team has its own limit"
  /// The largest number of lines of the type and its extensions.
  static let limit = 400
  public static let summary = "A controller or view model and its extensions have more than \(limit) lines."
  public static let rationale = """
    A type that large does several jobs, and each change risks the others. Move the logic of a controller to a view model, \
    and split the view model of a large screen by its parts. Extensions in other files count, because they share the \
    same state.
    """

  public static let fix = RuleFix.none("Splitting a type is a design decision.")

  public static let limits = [
    """
    The limit is \(limit) lines of the type and its extensions, blank lines and comments included. It can't be \
    configured.
    """,
    "It counts the types that are nested in a type as part of it.",
  ]

  public static let examples = Examples(
    fine: """
      import UIKit
      final class AboutViewController: UIViewController { func show() {} }
      final class AboutViewModel { func load() {} }
      """,
    FineExample(stringLiteral: "struct Library {\n\(lines(limit))}"),
    FineExample(stringLiteral: "final class ListViewModel {\n\(lines(limit - 2))}"),
    FineExample(
      stringLiteral: """
        final class ListViewModel {
          let rows = RowsViewModel()
        \(lines(limit / 2))}
        final class RowsViewModel {
        \(lines(limit / 2))}
        """),
    broken: BrokenExample(
      stringLiteral: """
        import UIKit
        final class ↓ListViewController: UIViewController {
          let viewModel = ListViewModel()
        \(lines(limit))}
        final class ListViewModel { func load() {} }
        """),
    BrokenExample(stringLiteral: "final class ↓ListViewModel {\n\(lines(limit))}"),
    BrokenExample(
      stringLiteral: """
        // List/ListViewModel.swift
        final class ↓ListViewModel {
        \(lines(limit / 2))}
        // List/ListViewModel+Rows.swift
        extension ListViewModel {
        \(lines(limit / 2))}
        """)
  )

  public static let pageExample = ExamplePair(broken: examples.broken[1], fixed: examples.fine[3])

  private static func lines(_ count: Int) -> String { String(repeating: "  // a line of logic\n", count: count) }

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.compactMap { declaration, type in
      let body = file.facts[declaration]
      guard body.kind.isNominal, body.kind != .protocol, let claim = claim(of: type, file.project) else { return nil }
      let size = lineCount(of: type, file.project)
      guard size > limit else { return nil }
      let extensions = file.project[type].bodies.dropFirst().map {
        file.reason("an extension of '\(body.name)' counts too", at: $0)
      }
      return file.finding(
        at: body.nameStart, message(body.name, lines: "\(size)", limit: "\(limit)"), because: [claim],
        reasons: extensions)
    }
  }

  private static func claim(of type: TypeID, _ project: Project) -> RoleClaim? {
    project.roles.claim(.controller, of: type) ?? project.roles.claim(.viewModel, of: type)
  }

  private static func lineCount(of type: TypeID, _ project: Project) -> Int {
    project[type].bodies.reduce(0) { sum, body in
      let starts = project.file(body).lines
      let range = project[body].range
      return sum + starts.location(of: range.end).line - starts.location(of: range.start).line + 1
    }
  }

  public static let messages = [message("<type>", lines: "<number>", limit: "<limit>")]

  private static func message(_ type: Name, lines: String, limit: String) -> String {
    "'\(type)' has \(lines) lines (limit \(limit)); split it"
  }
}
