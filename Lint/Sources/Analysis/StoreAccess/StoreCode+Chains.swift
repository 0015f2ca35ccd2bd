import LintSemantics
import LintSyntax

/// Where in its chain an expression stands: what it begins at, and what is asked of it.
extension StoreCode {
  /// The expression of which this is the base.
  func user(of index: ExpressionID) -> ExpressionID? {
    guard let parent = facts.expression(beginningWith: index) else { return nil }
    switch facts[parent].kind {
    case .member, .call, .subscript: return parent
    default: return nil
    }
  }

  /// A chain counts where it first comes to a store.
  func leadsOn(_ index: ExpressionID) -> Bool {
    guard facts[index].kind == .member,
      let base = facts.firstPart(of: index).flatMap({ project.value(of: $0, file: reading.number) })
    else { return false }
    return project.store(base.referent) != nil
  }

  /// What is the view's own already, and is only handed to somebody else or put away.
  func isPassedOn(_ index: ExpressionID, _ read: SymbolID?) -> Bool {
    if user(of: index) != nil { return false }
    if isTarget(index) { return true }
    guard let read else { return true }
    let declaration = project[read]
    guard declaration.kind == .property || declaration.kind == .function else { return true }
    if declaration.parent == nil { return false }
    guard let type = project.enclosingType(of: read) else { return true }
    // What a view model keeps may go from one to the next by way of their views.
    return project.roles.viewSide(type) != nil || project.roles.plays(.viewModel, type)
  }

  private func isTarget(_ index: ExpressionID) -> Bool {
    facts.expression(beginningWith: index).map { facts[$0].kind == .assignment } ?? false
  }

  /// Whether the chain begins at what SwiftUI gives.
  func isGiven(_ index: ExpressionID) -> Bool {
    var place = index
    while true {
      let node = facts[place]
      if let read = project.declaration(readBy: place, file: reading.number) {
        let declaration = project[read]
        if declaration.kind == .property, project.file(read).isGiven(declaration) { return true }
      }
      guard node.kind == .member || node.kind == .call || node.kind == .subscript,
        let base = facts.firstPart(of: place)
      else { return false }
      place = base
    }
  }

  /// A view's own member that uses a store is reported where it does.
  func isWithinOwner(of read: SymbolID) -> Bool {
    guard let type = project.enclosingType(of: read) else { return false }
    return project.roles.viewSide(type) != nil
  }
}
