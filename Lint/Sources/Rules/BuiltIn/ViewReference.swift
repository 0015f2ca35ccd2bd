public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that knows a view.
public enum ViewReference: Rule {
  public static let name = "view-reference"
  /// An error: of five labelled apps, 23 of 23 places and 40 of 40 mutants are found, and nothing that is fine (Docs/Accuracy.md).
  public static let severity = Severity.error
  public static let summary = "A view model names, holds, makes or reaches a view, a cell or a controller."
  public static let rationale = """
    A view model that knows a view cannot be tested without one, nor serve another. Let the view observe the view model, and \
    say what happens in values. What a view declares inside itself is no view, a data source or coordinator is none, and a \
    chain counts once, where it first reaches a view.
    """

  public static let limits = [
    "It reports a chain of calls once, where it first reaches a view.",
    "It skips coordinators, so it misses a class around a navigation controller among a view model's dependencies.",
    "It misses a table view that a nested type reaches through its view model.",
  ]

  public static let accuracy = [
    AccuracyFigure(.uiKitFirst, found: 13, of: 14),
    AccuracyFigure(.uiKitLater, found: 13, of: 14),
    AccuracyFigure(.swiftUIFirst, found: 5, of: 37, wrong: 31),
    AccuracyFigure(.swiftUILater, found: 41, of: 41),
    AccuracyFigure(.mutants, found: 40, of: 40),
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(role: .viewModel, relation: .references(.view)) { code, found in
        message(code.name, file.project.word(for: found.target.referent))
      }
    ])
  }

  public static let messages = [message("the view model <view model>", "<type>")]

  private static func message(_ viewModel: String, _ view: String) -> String {
    "\(viewModel) knows \(view): tell the view in values what to show"
  }
}
