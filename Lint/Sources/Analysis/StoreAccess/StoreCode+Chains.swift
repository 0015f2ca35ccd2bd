import LintSemantics
import LintSyntax

/// Where in its chain an expression stands: what it begins at, and what is asked of it.
extension StoreCode {
  /// The expression of which this is the base.
  func user(of index: Int32) -> Int32? {
    let parent = facts[expression: index].parent
    guard parent >= 0, parent + 1 == index else { return nil }
    switch facts[expression: parent].kind {
    case .member, .call, .subscript: return parent
    default: return nil
    }
  }

  /// A chain counts where it first comes to a store.
  func leadsOn(_ index: Int32) -> Bool {
    guard facts[expression: index].kind == .member,
      let base = project.value(of: index + 1, file: reading.number)
    else { return false }
    return project.store(base.referent) != nil
  }

  /// What is the view's own already, and is only handed to somebody else or put away.
  func isPassedOn(_ index: Int32, _ read: DeclarationID?) -> Bool {
    if user(of: index) != nil { return false }
    if isTarget(index) { return true }
    guard let read else { return true }
    let declaration = project[read]
    guard declaration.kind == .property || declaration.kind == .function else { return true }
    if declaration.parent < 0 { return false }
    guard let type = project.enclosingType(of: read.index, file: read.file) else { return true }
    // What a view model keeps may go from one to the next by way of their views.
    return project.roles.viewSide(type) != nil || project.roles.plays(.viewModel, type)
  }

  private func isTarget(_ index: Int32) -> Bool {
    let parent = facts[expression: index].parent
    return parent >= 0 && parent + 1 == index && facts[expression: parent].kind == .assignment
  }

  /// Whether the chain begins at what SwiftUI gives.
  func isGiven(_ index: Int32) -> Bool {
    var place = index
    while true {
      let node = facts[expression: place]
      if let read = project.declaration(readBy: place, file: reading.number) {
        let declaration = project[read]
        if declaration.kind == .property, project.file(read).isGiven(declaration) { return true }
      }
      guard node.kind == .member || node.kind == .call || node.kind == .subscript, place + 1 < node.next else {
        return false
      }
      place += 1
    }
  }

  /// A view's own member that uses a store is reported where it does.
  func isWithinOwner(of read: DeclarationID) -> Bool {
    guard let type = project.enclosingType(of: read.index, file: read.file) else { return false }
    return project.roles.viewSide(type) != nil
  }
}
