public import LintAnalysis
import LintSemantics

/// A selection that opens what stands at an index by now, and not what the row was drawn with.
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

  public static func check(_ file: FileReading) -> [Finding] {
    let reads = file.selectionReads
    if reads.isEmpty { return [] }
    let context = context(in: file.project)
    return reads.map { read in
      Finding(
        at: read.place, message(read, context), because: [], in: file.id(read.owner),
        severity: context != nil || read.isLater ? .warning : nil)
    }
  }

  /// The call that returns what a row was rendered with.
  private static func context(in project: Project) -> String? {
    let ofContainer = project.adoptsContextable ? ["'context(ofCell:at:)' of the table or collection view"] : []
    let ofMap = project.usesCellContexts ? ["'context(at:in:)' of 'CellContexts'"] : []
    let calls = ofContainer + ofMap
    return calls.isEmpty ? nil : calls.joined(separator: " or ")
  }

  private static func message(_ read: IndexedRead, _ context: String?) -> String {
    let index = read.isLater ? "an index kept from a selection" : "the index of a selection"
    let action =
      context.map { "read the entity with \($0)" } ?? "use an identifier or the entity that the row was rendered with"
    return "'\(read.source)' is read at \(index) (it may have changed since the row was drawn); \(action)"
  }
}
