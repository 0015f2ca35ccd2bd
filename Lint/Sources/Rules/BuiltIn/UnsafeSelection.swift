public import LintAnalysis
import LintSemantics
import LintSyntax

/// A selection that reads data by an index, although the data may have changed since the row was drawn.
public enum UnsafeSelection: Rule {
  public static let name = "unsafe-selection"
  public static let severity = Severity.note
  public static let severityReason: String? = "an index that doesn't outlive the callback is rarely stale"
  public static let summary =
    "A selection callback, or code that it passes the index to, reads data that may have changed since the row was drawn."
  public static let rationale = """
    The data may change between the drawing of a row and the tap on it. The index then selects another element; a bounds \
    check prevents a crash but not the wrong element. Read the value that the cell was rendered with, or pass the entity of \
    the row instead of its index. The rule follows the index from the callback, or from a row's action, to the code that \
    reads or changes the element. It follows calls, closures, stored properties, controls, streams, enum \
    cases and protocols.

    A finding is a warning if the index outlives the callback: stored, captured by an escaping closure, or used after \
    `await`. It is also a warning if a store receives the element, or if the app's cells provide the value (`Contextable` or \
    `CellContexts`). Every other finding is a note. A severity in the configuration applies to all of them.
    """

  public static let fix = RuleFix.none(
    """
    The view that passes the index and the view model that receives it change together, in two files.
    """
  )

  public static let limits = [
    """
    It skips data that can't change: constants, enum cases, diffable snapshots, and lists or subjects that are filled only \
    during setup. It skips the number of an outlet in a nib, such as a field of a form. It skips a list that only grows at its \
    end, because its elements keep their places, unless code replaces the object with the list. It skips a property that no code \
    sets, and one that others set only on a new object, before they show it, or in `prepare(for:sender:)`. A controller may \
    also set it during its own setup, on an object that it has made itself. The rule skips a computed list of enum cases that \
    only adds one at its end. While the callback runs, it also skips the state of a SwiftUI view. The same applies to the \
    objects that a fetched results controller or a database keeps up to date. It also skips an object with a subscript that code \
    replaces. It skips a view that reads its list at once in `onDelete`.
    """,
    """
    It skips an index that is looked up from the entity, because no callback provides it. The position of a selected view \
    among its siblings counts while the callback runs.
    """,
    """
    It skips a list that code passes on together with the index, except the state that a reducer receives. It then misses a \
    stored place that a swipe moves while a request runs.
    """,
    """
    It skips a question whether there is an element, such as `events[safe: index] != nil`, and reports the next read. It also skips a \
    comparison of the index with a number in an element, such as `row < sections[section].count`.
    """,
    """
    It follows an index through a protocol to all implementations and their overrides, unless the receiver creates its \
    object. It doesn't follow an index through a package, except in ReactorKit's actions and state, and in enum cases that \
    the app takes apart again.
    """,
    """
    It follows the index that a package's view passes to an assigned closure only if the property's name begins with `did`. \
    The closure must read the row, item or section of its last parameter.
    """,
    """
    It reports data that a stream joins with the index, as in `withLatestFrom(items)`. The row may be older than the latest \
    items, even if they are bound to the same table.
    """,
    """
    It skips a change that makes one element of each of the same list, such as `flags = flags.map { _ in false }`. It also skips \
    a list if code only replaces its elements, and it starts with one for each case of an enum, or with \
    `Array(repeating:count:)`. It skips code that replaces an element by a literal, as in `isOpen[index] = true`, or at \
    once by its own copy, as in `rows[index] = row`.
    """,
    "It skips an index that code passes to SwiftUI's `remove(atOffsets:)` or `move(fromOffsets:toOffset:)`.",
  ]

  public static func check(_ file: FileReading) -> [Finding] {
    let reads = file.selectionReads
    if reads.isEmpty { return [] }
    let context = context(in: file.project)
    return reads.map { read in
      let isSevere = context != nil || read.isLater || read.store != nil
      return file.finding(
        at: read.place.offset, message(read.source, isLater: read.isLater, action(for: read, context, file)),
        reasons:
          read.steps.map { origin($0, file) } + later(read, file) + [change(read.change, file)] + store(read, file),
        severity: isSevere ? .warning : nil)
    }
  }

  /// The call that returns the entity that a row shows.
  private static func context(in project: Project) -> String? {
    let calls = (project.adoptsContextable ? [containerCall] : []) + (project.usesCellContexts ? [mapCall] : [])
    return calls.isEmpty ? nil : calls.joined(separator: " or ")
  }

  /// Only a controller or view of UIKit or AppKit has the cell, if there is one.
  private static func action(for read: IndexedRead, _ context: String?, _ file: FileReading) -> String {
    let project = file.project
    guard read.hasCell, let type = file.enclosingType(of: read.owner), project[type].kind == .class,
      project.roles.viewSide(type) != nil || !read.isPassed
    else { return passAction }
    return context.map { "read the entity with \($0)" } ?? "read the value from the cell"
  }

  public static let messages = [
    passAction, "read the value from the cell", "read the entity with \(containerCall)",
    "read the entity with \(mapCall)",
  ].flatMap { action in
    [false, true].map { message("<data>", isLater: $0, action) }
  }

  private static func message(_ source: String, isLater: Bool, _ action: String) -> String {
    let index = isLater ? "this stored index" : "this index"
    return "'\(source)' may have changed since the row was drawn, so \(index) can select the wrong element; \(action)"
  }

  private static let passAction = "pass the entity instead of its index"
  private static let containerCall = "'context(ofCell:at:)' of the table or collection view"
  private static let mapCall = "'context(at:in:)' of 'CellContexts'"

  // MARK: - Reasons

  private static func origin(_ step: IndexStep, _ file: FileReading) -> Reason {
    switch step {
    case .event(let stream, let place): return Reason("'\(stream)' emits the index", at: place)
    case .callback(let id), .edit(let id):
      let receiver =
        switch file.project[id].kind {
        case .closure: "this closure"
        case .property, .parameter, .local, .capture: "'\(file.project[id].name)'"
        default: "'\(file.signature(of: id))'"
        }
      return file.reason("\(receiver) receives the index", at: id)
    case .call(let function, let place):
      let isVariable = file.project[function].kind == .property || file.project[function].kind == .parameter
      let name = isVariable ? file.project[function].name.text : file.signature(of: function)
      return Reason("'\(name)' is called with the index", at: place)
    case .store(let property, let place): return Reason("'\(file.project[property].name)' stores the index", at: place)
    case .mark(let action, let place):
      let isSent = !file.project.parameters(of: action).isEmpty
      let verb = isSent ? "receives the control that stores the index" : "reads the tag that stores the index"
      return Reason("'\(file.signature(of: action))' \(verb)", at: place)
    case .row(let id):
      let isClosure = file.project[id].kind == .closure
      return file.reason(
        isClosure
          ? "this closure draws a row with the index" : "'\(file.signature(of: id))' draws a row with the index",
        at: id)
    case .emission(let stream, let place): return Reason("'\(file.project[stream].name)' emits the index", at: place)
    case .match(let enumCase, let place):
      return Reason("a pattern of '\(file.project[enumCase].name)' receives the index", at: place)
    }
  }

  private static func later(_ read: IndexedRead, _ file: FileReading) -> [Reason] {
    read.isLater ? [Reason("the index is used after the selection callback has returned", at: read.place)] : []
  }

  private static func store(_ read: IndexedRead, _ file: FileReading) -> [Reason] {
    guard let use = read.store else { return [] }
    return [Reason("'\(file.project.name(of: use.store))' receives the element", at: use.place)]
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
      return Reason("\(user) can change '\(property)'", at: place)
    case .setter(let property):
      return file.reason("other types can set '\(project[property].name)'", at: property)
    case .stream(let place): return Reason("the stream can emit other data at any time", at: place)
    case .stored(let key, let place): return Reason("other code can store a new value for '\(key)'", at: place)
    case .box(let type, let place): return Reason("the value of a '\(type)' can change at any time", at: place)
    }
  }
}
