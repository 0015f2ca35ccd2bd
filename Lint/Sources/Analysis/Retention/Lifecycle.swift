public import LintSemantics
public import LintSyntax

/// What the functions of a type and of its ancestors do to each other: one hop is enough to tell what runs once, and what a
/// helper clears.
public struct Lifecycle: Sendable {
  private let project: Project
  public let type: TypeID
  /// Every piece of code that is called by name, those of ancestors included.
  private let functions: [SymbolID]
  /// Those of descendants, which may call what they inherit.
  private let further: [SymbolID]

  public init(of type: TypeID, in project: Project) {
    self.project = project
    self.type = type
    functions = ([type] + project.ancestors(of: type)).flatMap { Self.functions(of: $0, project) }
    further = project.descendants(of: type).flatMap { Self.functions(of: $0, project) }
  }

  private static func functions(of type: TypeID, _ project: Project) -> [SymbolID] {
    project.members(of: type).flatMap { member -> [SymbolID] in
      switch project[member].kind {
      case .function, .initializer: [member]
      case .property: accessors(of: member, project)
      default: []
      }
    }
  }

  private static func accessors(of property: SymbolID, _ project: Project) -> [SymbolID] {
    project.file(property).children(of: property.declaration).map { SymbolID(file: property.file, declaration: $0) }
      .filter { project[$0].kind == .accessor }
  }

  /// The functions and accessors in which a member is given another value, or told to let go of all that it has.
  public func resets(_ member: Name) -> [SymbolID] {
    functions.filter { project[$0].kind != .initializer && project.resets(member, in: $0) }
  }

  /// Whether a member is cleared before the object is used again: in `prepareForReuse`, or in a helper that it calls.
  public func clearsForReuse(_ member: Name) -> Bool {
    let reuse = functions.filter { LifecycleMethods[project[$0].name].contains(.preparesForReuse) }
    let helpers = functions.filter { helper in
      project[helper].kind == .function && reuse.contains { project.calls(project[helper].name, in: $0) }
    }
    return (reuse + helpers).contains { project.resets(member, in: $0) }
  }

  /// Whether a function of the name is called anywhere in the type.
  public func calls(_ name: Name) -> Bool { functions.contains { project.calls(name, in: $0) } }

  /// Whether the type ends what was bound with itself as the owner.
  public var unbindsItself: Bool { functions.contains(where: project.unbindsItself) }

  /// Whether the type says what is to happen before it is used again.
  public var isReused: Bool { functions.contains { LifecycleMethods[project[$0].name].contains(.preparesForReuse) } }

  /// Whether a member is let go when a screen goes.
  public func clearsOnLeaving(_ member: Name) -> Bool {
    functions.contains { LifecycleMethods[project[$0].name].contains(.disappearing) && project.resets(member, in: $0) }
  }

  /// Whether a function runs once for an object: it makes it, or is called only where it is made.
  public func runsOnce(_ function: SymbolID) -> Bool { runsOnce(function, depth: 4) }

  private func runsOnce(_ function: SymbolID, depth: Int) -> Bool {
    let declaration = project[function]
    if declaration.kind == .initializer || LifecycleMethods.runsOnce(declaration.name) { return true }
    if declaration.kind == .accessor { return isOfOutlet(function) }
    guard depth > 0, declaration.kind == .function else { return false }
    let callers = (functions + further).filter {
      $0 != function && project.calls(declaration.name, in: $0) && !isOverridden($0, function)
    }
    return !callers.isEmpty && callers.allSatisfy { runsOnce($0, depth: depth - 1) }
  }

  /// `super.f()` in an override of `f` says nothing of who calls `f`.
  private func isOverridden(_ caller: SymbolID, _ function: SymbolID) -> Bool {
    project[caller].name == project[function].name && project[caller].kind == .function
  }

  /// What an outlet does when it is set happens while the nib is loaded.
  private func isOfOutlet(_ accessor: SymbolID) -> Bool {
    let facts = project.file(accessor)
    return project[accessor].parent.map { facts.has("IBOutlet", facts[$0]) } ?? false
  }
}
