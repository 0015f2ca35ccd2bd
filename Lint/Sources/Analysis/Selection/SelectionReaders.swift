import LintSemantics
import LintSyntax

/// The methods and properties of the app's views that return the selected index of a control: `chosenRow()`.
struct SelectionReaders: SharedResult {
  private var members: Set<SymbolID> = []
  private var names = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for index in facts.expressionIDs {
        guard SelectionNames[facts[index].name].contains(.selectedIndex), facts[index].kind == .member,
          let base = facts.firstPart(of: index), !facts.isSelf(base), let member = facts.member(returning: index)
        else { continue }
        let id = SymbolID(file: file, declaration: member)
        guard let type = project.enclosingType(of: id), project.uiCategory(of: .project(type)) == .view else {
          continue
        }
        members.insert(id)
        names.insert(facts[member].name)
      }
    }
  }

  func mayName(_ name: Name) -> Bool { names.contains(name) }

  func contains(_ member: SymbolID) -> Bool { members.contains(member) }
}

extension FileFacts {
  /// The function or computed property that returns an expression, or the result of calling it.
  fileprivate func member(returning expression: ExpressionID) -> DeclarationID? {
    var place = expression
    if let call = self.expression(beginningWith: place), self[call].kind == .call { place = call }
    guard let parent = self[place].parent, self[parent].kind == .return else { return nil }
    return enclosing(self[parent].owner).first { self[$0].kind != .accessor }.flatMap { owner in
      self[owner].kind == .function || self[owner].kind == .property ? owner : nil
    }
  }
}
