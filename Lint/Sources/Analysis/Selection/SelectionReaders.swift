import LintSemantics
import LintSyntax

/// The methods and properties of the app's views that return the selected index of a control, or a cell's own index:
/// `chosenRow()`, `indexPath` for `tableView?.indexPath(for: self)`.
struct SelectionReaders: SharedResult {
  private var members: Set<SymbolID> = []
  /// The members that receive the cell.
  private var takingCell: Set<SymbolID> = []
  private var names = NameSet()
  /// The names of a cell's own index in extensions of the system's cells, which its subclasses inherit.
  private var inherited = NameSet()

  init(of project: Project) {
    let table = SelectionNames.table
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs where facts[index].kind == .member {
        let kinds = SelectionNames(rawValue: table[facts[index].name])
        if kinds.isDisjoint(with: [.indexOfCell, .selectedIndex]) { continue }
        let cell = facts.cell(whoseIndexIsReadBy: index)
        let isOwnIndex = cell.map(facts.isSelf) ?? false
        guard cell != nil || kinds.contains(.selectedIndex),
          let base = facts.firstPart(of: index), !facts.isSelf(base), let member = facts.member(returning: index)
        else { continue }
        let id = SymbolID(file: file, declaration: member)
        let takesCell = cell.flatMap { project.parameter(readBy: $0, file: file)?.parent } == member
        guard isOwnIndex || takesCell || project.isMemberOfView(id) else { continue }
        members.insert(id)
        if takesCell { takingCell.insert(id) }
        if project.enclosingType(of: id) == nil { inherited.insert(facts[member].name) }
        names.insert(facts[member].name)
      }
    }
  }

  func mayName(_ name: Name) -> Bool { names.contains(name) }

  func contains(_ member: SymbolID) -> Bool { members.contains(member) }

  /// Whether a function returns the index of the cell that it receives.
  func takesCell(_ function: SymbolID) -> Bool { takingCell.contains(function) }

  /// Whether a name that the project doesn't declare for a view is the index of the view as a cell.
  func isInherited(_ name: Name, by type: TypeID, in project: Project) -> Bool {
    inherited.contains(name) && project.uiCategory(of: .project(type)) == .view
  }
}

extension Project {
  func isMemberOfView(_ member: SymbolID) -> Bool {
    enclosingType(of: member).map { uiCategory(of: .project($0)) == .view } ?? false
  }
}

extension FileFacts {
  /// The function or computed property that returns an expression, the result of calling it, or a part of either.
  fileprivate func member(returning expression: ExpressionID) -> DeclarationID? {
    var place = expression
    if let call = self.expression(beginningWith: place), self[call].kind == .call { place = call }
    if let part = self.expression(beginningWith: place), self[part].kind == .member,
      SelectionNames[self[part].name].contains(.part)
    {
      place = part
    }
    guard let parent = self[place].parent, self[parent].kind == .return else { return nil }
    return enclosing(self[parent].owner).first { self[$0].kind != .accessor }.flatMap { owner in
      self[owner].kind == .function || self[owner].kind == .property ? owner : nil
    }
  }
}
