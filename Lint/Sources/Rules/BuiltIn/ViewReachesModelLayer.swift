public import LintAnalysis
import LintSemantics

/// A view that goes past its view model.
public enum ViewReachesModelLayer: Rule {
  public static let name = "view-reaches-model-layer"
  public static let severity = Severity.warning
  public static let summary = "A view, a cell or a controller keeps, makes or uses a store, a service or a database."
  public static let rationale = """
    What is fetched and kept is the view model's business: a view that asks a store decides what to show, and no test sees it. \
    Stores of the system count as well. It counts once for each declaration, and once in a function for what is used there. \
    What SwiftUI and SwiftData give a view is theirs to give; image loaders of packages, analytics, themes and logs are no \
    part of the model. Coordinators, delegates of the app and previews are no views.
    """

  public static func check(_ file: FileReading) -> [Finding] {
    file.viewBodies.flatMap { body in
      file.storeReaches(in: body.declaration).map { reach in
        Finding(
          at: file.place(reach.offset),
          "the \(body.claim.role.rawValue) \(body.name) \(reach.act.rawValue) \(file.project.word(for: reach.store)): "
            + "leave that to its view model",
          because: [body.claim] + file.project.claims(for: reach.store), in: file.id(reach.owner))
      }
    }
  }
}
