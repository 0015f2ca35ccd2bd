public import LintAnalysis
import LintSemantics

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

  public static func check(_ file: FileReading) -> [Finding] {
    file.viewModelBodies.flatMap { body in
      file.reaches(in: body.declaration, .view).map { reach in
        Finding(
          at: file.place(reach.offset),
          "the view model \(file.project[body.type].name) knows \(file.project.word(for: reach.referent)): "
            + "tell the view in values what to show",
          because: [body.claim] + file.project.claims(for: reach.referent), in: file.id(reach.owner))
      }
    }
  }
}
