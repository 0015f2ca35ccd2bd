import LintSemantics
import LintSyntax

/// The streams of selected rows that the project adds to the system's views: `list.selectedRows`, `list.publisher(for: .select)`.
///
/// Such a member returns a stream of index paths, and its file declares the delegate method that reports the selection.
struct OwnSelectionStreams: SharedResult {
  private var members: Set<SymbolID> = []
  private var names = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.topLevel where facts[declaration].kind == .extension {
        guard let system = project.systemType(extendedBy: facts[declaration], file: file), system.kind == .view,
          facts.reportsSelection
        else { continue }
        for member in facts.children(of: declaration) where facts.isStreamOfIndexPaths(member) {
          members.insert(SymbolID(file: file, declaration: member))
          names.insert(facts[member].name)
        }
      }
    }
  }

  func mayName(_ name: Name) -> Bool { names.contains(name) }

  func contains(_ member: SymbolID) -> Bool { members.contains(member) }
}

extension FileFacts {
  /// Whether a delegate method of the file reports that the user selects a row.
  fileprivate var reportsSelection: Bool {
    declarationIDs.contains { method in
      self[method].kind == .function && SelectionNames[self[method].name].contains(.callback)
        && children(of: method).contains {
          self[$0].kind == .parameter && SelectionNames[self[$0].label].contains(.indexLabel)
        }
    }
  }

  /// `AnyPublisher<IndexPath, Never>`, `Observable<IndexPath>`
  fileprivate func isStreamOfIndexPaths(_ member: DeclarationID) -> Bool {
    guard self[member].kind == .function || self[member].kind == .property, let type = self[member].type,
      !StreamTypes[self[type].name].isDisjoint(with: [.stream, .erased, .endless])
    else { return false }
    return firstPart(of: type).map { SelectionNames[self[$0].name].contains(.makesIndex) } ?? false
  }
}
