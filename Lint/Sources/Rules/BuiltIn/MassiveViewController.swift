public import LintAnalysis
import LintSemantics
import LintSyntax

/// A large controller without a view model.
public enum MassiveViewController: Rule {
  public static let name = "massive-view-controller"
  // Off: no labelled code measures it, and the limit is a matter of taste.
  public static let severity = Severity.off
  /// The largest number of lines of the class and its extensions.
  static let limit = 400
  public static let summary = "A controller and its extensions have more than \(limit) lines and no view model."
  public static let rationale = """
    The logic of a controller that large can be tested only through its screen. Extract it into a view model, so that the \
    controller only shows the result. A presenter or a reactor counts as a view model.
    """

  public static let limits = [
    """
    The limit is \(limit) lines of the class and its extensions, blank lines and comments included. It can't be \
    configured.
    """,
    "It skips a controller that has a view model, a presenter or a reactor.",
  ]

  public static let examples = Examples(
    fine: """
      import UIKit
      final class AboutViewController: UIViewController { func show() {} }
      """,
    FineExample(
      stringLiteral: longController("var viewModel: ListViewModel?") + "\nfinal class ListViewModel { func load() {} }"),
    broken: BrokenExample(stringLiteral: longController("var rows: [String] = []", mark: "↓"))
  )

  public static let pageExample = ExamplePair(broken: examples.broken[0], fixed: examples.fine[1])

  private static func longController(_ first: String, mark: String = "") -> String {
    let lines = String(repeating: "  // a decision\n", count: limit)
    return "import UIKit\nfinal class \(mark)ListViewController: UIViewController {\n  \(first)\n\(lines)}"
  }

  public static func check(_ file: FileReading) -> [Finding] {
    file.bodies.compactMap { declaration, type in
      let body = file.facts[declaration]
      guard body.kind == .class, let claim = file.project.roles.claim(.controller, of: type) else { return nil }
      let size = lines(of: type, file.project)
      guard size > limit, !hasViewModel(type, file.project) else { return nil }
      let extensions = file.project[type].bodies.dropFirst().map {
        file.reason("an extension of '\(body.name)' counts too", at: $0)
      }
      return file.finding(
        at: body.nameStart, message(body.name, lines: "\(size)"), because: [claim],
        reasons: [Reason("the limit is \(limit) lines")] + extensions)
    }
  }

  private static func lines(of type: TypeID, _ project: Project) -> Int {
    project[type].bodies.reduce(0) { sum, body in
      let starts = project.file(body).lines
      let range = project[body].range
      return sum + starts.location(of: range.end).line - starts.location(of: range.start).line + 1
    }
  }

  private static func hasViewModel(_ type: TypeID, _ project: Project) -> Bool {
    ([type] + project.ancestors(of: type)).flatMap(project.members).contains { member in
      guard project[member].kind == .property, let referent = project.value(of: member)?.referent else { return false }
      return referent.type.map { project.roles.plays(.viewModel, $0) || project.roles.plays(.presenter, $0) } ?? false
        || [KitMembers.viewModel, ReactorKitMembers.reactor].contains(project[member].name)
    }
  }

  public static let messages = [message("<controller>", lines: "<number>")]

  private static func message(_ controller: Name, lines: String) -> String {
    "'\(controller)' has \(lines) lines and no view model; extract its presentation logic"
  }
}
