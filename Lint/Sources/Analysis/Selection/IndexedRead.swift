public import LintSemantics
public import LintSyntax

/// A place where data is read at the index of a selection.
public struct IndexedRead: Sendable {
  public let place: Place
  public let owner: DeclarationID?
  /// Whether the index outlives the callback, and is used later.
  public let isLater: Bool
  /// The data, as written in the source without arguments.
  public let source: String
  /// The way of the index from the selection to the read.
  public let steps: [IndexStep]
  /// The way in which the data may change.
  public let change: DataChange
  /// The store that receives the element.
  public let store: ElementUse?

  /// Whether the callback passes the index to other code.
  public var isPassed: Bool { steps.count > 1 }
}

extension IndexFlow {
  /// The places where the index subscripts data that may change: the first for each source.
  func reads() -> [IndexedRead] {
    var sources: Set<String> = []
    return facts[root].code.compactMap { index in
      guard isIndexed(index), isReached(facts[index].owner), !isCurrent(facts[index].owner),
        let change = change(ofReadAt: index), !isPartOfRead(index),
        let base = facts.firstPart(of: index)
      else { return nil }
      let source = facts.text(of: base)
      guard sources.insert(source).inserted else { return nil }
      let node = facts[index]
      return IndexedRead(
        place: Place(file: file, offset: facts.anchor(of: index)), owner: node.owner, isLater: runsLater(node.owner),
        source: source, steps: steps, change: change,
        store: project.store(receivingElement: index, file: file))
    }
  }

  /// Whether code of a SwiftUI view reads its own list while it is edited. SwiftUI has drawn the rows from the same data.
  private func isCurrent(_ owner: DeclarationID?) -> Bool {
    guard steps.count == 1, case .edit = steps[0], !runsLater(owner) else { return false }
    return project.enclosingType(of: owner, file: file).map { project.uiCategory(of: .project($0)) == .view } ?? false
  }

  /// The way in which the data that an expression subscripts by the index may change.
  private func change(ofReadAt expression: ExpressionID) -> DataChange? {
    guard isIndexed(expression), let base = facts.firstPart(of: expression) else { return nil }
    var finder = DataChangeFinder(project: project)
    return finder.change(base, file: file)
  }

  private func isIndexed(_ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .subscript else { return false }
    return facts.parts(of: expression).dropFirst().contains(where: isIndex)
  }

  /// `sections[index.section]` in `sections[index.section].rows[index.row]`.
  private func isPartOfRead(_ expression: ExpressionID) -> Bool {
    var place = expression
    while let whole = facts.expression(beginningWith: place) {
      place = whole
      if change(ofReadAt: place) != nil { return true }
      guard facts[place].kind == .member || facts[place].kind == .subscript else {
        return false
      }
    }
    return false
  }
}

/// The reads in all files, each once.
private struct SelectionReads: SharedResult {
  private var reads: [FileID: [IndexedRead]] = [:]

  init(of project: Project) {
    var search = SelectionSearch(project)
    search.run()
    var numbers: [Place: Int] = [:]
    for read in search.reads {
      guard let number = numbers[read.place] else {
        numbers[read.place] = reads[read.place.file, default: []].count
        reads[read.place.file, default: []].append(read)
        continue
      }
      // The most severe route counts, and of equal ones the shortest.
      if read.isLater, let known = reads[read.place.file]?[number], !known.isLater {
        reads[read.place.file]?[number] = read
      }
    }
  }

  subscript(file: FileID) -> [IndexedRead] { (reads[file] ?? []).sorted { $0.place.offset < $1.place.offset } }
}

extension FileReading {
  /// The places in the file where data that may have changed is read at the index of a selection.
  public var selectionReads: [IndexedRead] {
    // The search reads all files, so it is left out for files that can't contain a finding.
    guard facts.expressionIDs.contains(where: mayBeIndexedRead) else { return [] }
    return project.shared(SelectionReads.self)[file]
  }

  /// Whether an expression subscripts data that may change by anything but a literal.
  private func mayBeIndexedRead(_ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .subscript, let base = facts.firstPart(of: expression),
      facts.arguments(of: expression).contains(where: isVariable)
    else { return false }
    var source = DataChangeFinder(project: project)
    return source.change(base, file: file) != nil
  }

  private func isVariable(_ argument: ExpressionID) -> Bool {
    guard let content = facts.firstPart(of: argument) else { return false }
    switch facts[content].kind {
    case .literal, .closure, .keyPath: return false
    case .member: return !facts[content].flags.contains(.implicitBase)
    default: return true
    }
  }
}

extension FileFacts {
  /// A chain of names without its arguments.
  func text(of expression: ExpressionID) -> String {
    let node = self[expression]
    let first = firstPart(of: expression).map(text)
    switch node.kind {
    case .member: return first.map { $0 + "." + node.name.text } ?? node.name.text
    case .call: return first.map { $0 + "()" } ?? ""
    case .subscript: return first.map { $0 + "[]" } ?? ""
    default: return node.name.text
    }
  }
}
