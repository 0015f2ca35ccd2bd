public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view that uses a store directly instead of its view model.
public enum ViewReachesModelLayer: Rule {
  public static let name = "view-reaches-model-layer"
  public static let severity = Severity.warning
  public static let summary =
    "A view, a cell or a controller stores, receives, creates or calls a store, a service or a database."
  public static let rationale = """
    Fetching and storing data is the job of the view model. If a view calls a store, the view decides what to show, and no \
    test covers the decision. Stores of the system count too. There is one finding per declaration, and one for each store \
    that a function uses. Properties that SwiftUI or SwiftData sets, image loaders of packages, analytics, themes and logs \
    aren't reported. Coordinators, app delegates and previews aren't views.
    """

  public static let limits = [
    "It misses an import that nothing uses, because it checks declarations and calls.",
    "It misses calls on a closure's parameter whose type is inferred.",
    """
    It misses a service that is an `ObservableObject` without a store's name, if a package injects it or views use its \
    shared instance.
    """,
    """
    It may report a folder's path that a static property of a database provides, and an object that renders to a file.
    """,
  ]

  public static let accuracy = [
    AccuracyFigure(.uiKitFirst, found: 9, of: 9),
    AccuracyFigure(.uiKitLater, found: 8, of: 9),
    AccuracyFigure(.swiftUIFirst, found: 25, of: 48, wrong: 23),
    AccuracyFigure(.swiftUILater, found: 70, of: 82, wrong: 7),
    AccuracyFigure(.mutants, found: 47, of: 47),
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(role: .viewSide, relation: .accessesStore) { code, found in
        message(code.name, found.target.operation, file.project.name(of: found.target.store))
      }
    ])
  }

  public static let messages = [StoreOperation.stores, .receives, .creates, .calls].map {
    message("<type>", $0, "<store>")
  }

  private static func message(_ view: String, _ operation: StoreOperation, _ store: Name) -> String {
    "'\(view)' \(operation.rawValue) '\(store)' directly; move this into its view model"
  }
}
