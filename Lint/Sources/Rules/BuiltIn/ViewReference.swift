public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that references a view, or a presenter that reaches into a view's class.
public enum ViewReference: Rule {
  public static let name = "view-reference"
  // An error: tests can't create such a view model without a view.
  public static let severity = Severity.error
  public static let summary =
    "A view model references a view, a cell or a controller, or a presenter references the class of its view."
  public static let rationale = """
    A view model that references a view can't be tested without it, and can't serve another view. Let the view observe the \
    view model, and expose what to show as values. Types that a view declares inside itself, data sources and coordinators \
    aren't views. A chain of calls counts once, where it first reaches a view. A presenter notifies its view through a \
    protocol: a class of views that it stores, receives and then uses, or casts to, is a warning. A plain `UIView`, a window \
    or a controller of the system is only a place to show something. Views that it creates itself and presenters of \
    SwiftMVVMPattern aren't reported.
    """

  public static let fix = RuleFix.none(
    """
    The view and the view model change together, and the new values are a design decision.
    """
  )

  public static let limits = [
    """
    In a function that returns a SwiftUI view, it reports the result and the app's own views, but not SwiftUI's views in the \
    body. They disappear with the function.
    """,
    "It skips coordinators, so it misses a class around a navigation controller among a view model's dependencies.",
    """
    It skips a view that a function only passes on, for example to a router. If the view model's own listener, stored views \
    or functions that use it receive the view, it is reported. So it is if the call gives the view model a part of the view, \
    such as its data source.
    """,
    "It misses a table view that a nested type reaches through its view model.",
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(
        role: .viewModel, relation: .references(.view),
        message: { code, found in message(code.name, file.project.name(of: found.target.referent)) },
        cause: { code, target in
          Finding.Cause(declaration: code.name, subject: file.project.name(of: target.referent).text)
        },
        furtherReason: { "this code references '\(file.project.name(of: $0.referent))' as well" })
    ]) + presenterFindings(in: file)
  }

  private static func presenterFindings(in file: FileReading) -> [Finding] {
    if file.project.moduleUsesKit(file: file.file) { return [] }
    return file.presenterBodies.flatMap { body in
      file.viewClasses(in: body).map { found in
        file.finding(
          at: found.offset, message(presenter: body.name, file.project.name(of: found.type)),
          because: [body.claim] + file.project.claims(for: found.type),
          reasons: [Reason("other code passes the view to '\(body.name)'")], severity: .warning)
      }
    }
  }

  public static let messages = [
    message("<view model>", "<view type>"), message(presenter: "<presenter>", "<view type>"),
  ]

  private static func message(_ viewModel: String, _ view: Name) -> String {
    "'\(viewModel)' references view type '\(view)'; expose values for the view to render"
  }

  private static func message(presenter: String, _ view: Name) -> String {
    "'\(presenter)' references view class '\(view)'; use a protocol that the view adopts"
  }
}
