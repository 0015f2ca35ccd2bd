public import LintSemantics
import LintSyntax

/// A use of an outlet in code that runs before the controller's view is loaded, while the outlet is nil.
public struct EarlyOutletUse: Sendable {
  public let outlet: SymbolID
  /// The place of the use.
  public let place: Place
  /// The initializer or property observer in which the code runs.
  public let entry: SymbolID
  /// The calls that lead from there to the use, outermost first.
  public let calls: [Place]
  /// The assignment that runs the property observer before the view is loaded; nil in an initializer.
  public let assignment: Place?
}

extension FileReading {
  /// The early uses of outlets in a class's body in this file, at most one for each function.
  public func earlyOutletUses(of type: TypeID) -> [EarlyOutletUse] {
    let outlets = ViewOutlets(of: type, in: project)
    if outlets.isEmpty { return [] }
    var found: [EarlyOutletUse] = []
    for entry in entries(of: type) {
      var search = OutletUseSearch(outlets)
      search.visit(entry)
      for use in search.uses where use.place.file == file && !found.contains(where: { $0.place == use.place }) {
        let isInitializer = project[entry].kind == .initializer
        let assignment = isInitializer ? nil : project.earlyAssignment(of: entry, in: type)
        if !isInitializer, assignment == nil { break }
        found.append(
          EarlyOutletUse(
            outlet: use.outlet, place: use.place, entry: entry, calls: use.calls, assignment: assignment))
      }
    }
    return found
  }

  /// The initializers of a type, and the observers of its properties.
  private func entries(of type: TypeID) -> [SymbolID] {
    project.members(of: type).flatMap { member -> [SymbolID] in
      switch project[member].kind {
      case .initializer: [member]
      case .property: project.observers(of: member)
      default: []
      }
    }
  }
}

extension Project {
  /// The `didSet` and `willSet` of a stored property. Those of an outlet run when the nib sets it.
  fileprivate func observers(of property: SymbolID) -> [SymbolID] {
    let facts = file(property)
    guard isStoredProperty(self[property]), !facts.has(.outlet, self[property]) else { return [] }
    return facts.children(of: property.declaration).filter { facts[$0].kind == .accessor }
      .map { SymbolID(file: property.file, declaration: $0) }
  }
}
