public import LintAnalysis
import LintSemantics
import LintSyntax

/// A selection that reads data by an index, although the data may have changed since the row was drawn.
public enum UnsafeSelection: Rule {
  public static let name = "unsafe-selection"
  public static let severity = Severity.note
  public static let summary =
    "A selection callback, or a function that it passes the index to, subscripts data that may have changed since the row was drawn."
  public static let rationale = """
    The data may change between the drawing of a row and the tap on it. The index then selects another element; a bounds \
    check prevents a crash but not the wrong element. Read the value that the cell was rendered with. The finding is a \
    warning if the app's cells provide it (the kit's `Contextable` or `CellContexts`), or if the index is stored and used \
    later. Data that can't change is fine: constants, lists that are filled once during setup, the cases of an enum, and a \
    diffable snapshot.
    """

  public static let limits = [
    """
    It skips view models and presenters that subscript by an index they receive, because only the screen has the cell.
    """,
    """
    It skips data that can't change: constants, lists that are filled once during setup, enum cases and diffable \
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
      file.finding(
        at: read.place.offset, message(read.source, isLater: read.isLater, context),
        reasons:
          read.steps.map { origin($0, file) } + later(read, file) + [change(read.change, file)],
        severity: context != nil || read.isLater ? .warning : nil)
    }
  }

  /// The call that returns the entity that a row shows.
  private static func context(in project: Project) -> String? {
    let calls = (project.adoptsContextable ? [containerCall] : []) + (project.usesCellContexts ? [mapCall] : [])
    return calls.isEmpty ? nil : calls.joined(separator: " or ")
  }

  public static let messages = [nil, containerCall, mapCall].flatMap { context in
    [false, true].map { message("<data>", isLater: $0, context) }
  }

  private static func message(_ source: String, isLater: Bool, _ context: String?) -> String {
    let index = isLater ? "this stored index" : "this index"
    let action = context.map { "read the entity with \($0)" } ?? "read the value from the cell"
    return "'\(source)' may have changed since the row was drawn, so \(index) can select the wrong element; \(action)"
  }

  private static let containerCall = "'context(ofCell:at:)' of the table or collection view"
  private static let mapCall = "'context(at:in:)' of 'CellContexts'"

  // MARK: - Reasons

  private static func origin(_ step: IndexStep, _ file: FileReading) -> Reason {
    switch step {
    case .callback(let id):
      let isClosure = file.project[id].kind == .closure
      return file.reason(
        isClosure ? "this closure receives the index" : "'\(file.signature(of: id))' receives the index", at: id)
    case .call(let function, let place):
      return Reason("'\(file.signature(of: function))' is called with the index", at: place)
    case .store(let property, let place): return Reason("'\(file.project[property].name)' stores the index", at: place)
    }
  }

  private static func later(_ read: IndexedRead, _ file: FileReading) -> [Reason] {
    read.isLater ? [Reason("the index is used after the selection callback has returned", at: read.place)] : []
  }

  private static func change(_ change: DataChange, _ file: FileReading) -> Reason {
    let project = file.project
    switch change {
    case .write(let write, let property):
      let facts = project.facts(write.file)
      let function = facts.enclosing(write.owner).first { !facts[$0].name.isEmpty && facts[$0].kind == .function }
      let user =
        function.map { "'\(file.signature(of: SymbolID(file: write.file, declaration: $0)))'" } ?? "a later assignment"
      let place = Place(file: write.file, offset: facts[write.expression].range.start)
      return Reason("\(user) can change '\(project[property].name)'", at: place)
    case .setter(let property):
      return file.reason("other types can set '\(project[property].name)'", at: property)
    case .box(let type, let place): return Reason("the value of a '\(type)' can change at any time", at: place)
    }
  }
}
