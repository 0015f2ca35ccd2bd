public import LintAnalysis
import LintSemantics

/// A selection that reads data by an index, although the data may have changed since the row was drawn.
public enum UnsafeSelection: Rule {
  public static let name = "unsafe-selection"
  public static let severity = Severity.note
  public static let summary =
    "A selection callback, or the helper it hands the index to, subscripts data that may have moved since the row was drawn."
  public static let rationale = """
    Between the drawing of a row and the tap on it the data may change, and the index then means another element; a bounds \
    check prevents the crash, not the wrong element. Ask the cell for what it was rendered with. It is a warning where the \
    app's cells can be asked (the kit's `Contextable` or `CellContexts`), or where the index is kept and used later still. What cannot move is \
    fine: constants, what is filled once while the screen is set up, cases of an enum, and a diffable snapshot, which is what \
    is on screen.
    """

  public static let limits = [
    """
    It skips view models and presenters that subscript by an index they receive, because only the screen has the cell.
    """,
    """
    It skips data that can't move: constants, lists that are filled once during setup, enum cases and diffable \
    snapshots.
    """,
  ]

  public static let accuracy = [
    AccuracyFigure(.uiKitFirst, found: 6, of: 6),
    AccuracyFigure(.uiKitLater, found: 6, of: 6),
    AccuracyFigure(.mutants, found: 40, of: 40),
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    let reads = file.selectionReads
    if reads.isEmpty { return [] }
    let context = context(in: file.project)
    return reads.map { read in
      Finding(
        at: read.place, message(read.source, isLater: read.isLater, context), because: [], in: read.owner.map(file.id),
        severity: context != nil || read.isLater ? .warning : nil)
    }
  }

  /// The call that returns what a row was rendered with.
  private static func context(in project: Project) -> String? {
    let calls = (project.adoptsContextable ? [containerCall] : []) + (project.usesCellContexts ? [mapCall] : [])
    return calls.isEmpty ? nil : calls.joined(separator: " or ")
  }

  public static let messages = [nil, containerCall, mapCall].flatMap { context in
    [false, true].map { message("<data>", isLater: $0, context) }
  }

  private static func message(_ source: String, isLater: Bool, _ context: String?) -> String {
    let index = isLater ? "an index kept from a selection" : "the index of a selection"
    let action =
      context.map { "read the entity with \($0)" } ?? "use an identifier or the entity that the row was rendered with"
    return "'\(source)' is read at \(index) (it may have changed since the row was drawn); \(action)"
  }

  private static let containerCall = "'context(ofCell:at:)' of the table or collection view"
  private static let mapCall = "'context(at:in:)' of 'CellContexts'"
}
