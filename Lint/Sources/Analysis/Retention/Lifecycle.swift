public import LintSemantics
public import LintSyntax

/// The effects of a type's functions on its members, including those of its ancestors, followed through one call.
public struct Lifecycle: Sendable {
  private let project: Project
  public let type: TypeID
  /// Functions and accessors of the type and its ancestors.
  private let functions: [SymbolID]
  /// Functions of descendants, which may call inherited functions.
  private let descendantFunctions: [SymbolID]

  public init(of type: TypeID, in project: Project) {
    self.project = project
    self.type = type
    functions = ([type] + project.ancestors(of: type)).flatMap { Self.functions(of: $0, project) }
    descendantFunctions = project.descendants(of: type).flatMap { Self.functions(of: $0, project) }
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

  /// The functions and accessors that assign a member, or clear it.
  public func resets(_ member: Name, byCalls: Bool = true) -> [SymbolID] {
    functions.filter { project[$0].kind != .initializer && project.resets(member, in: $0, byCalls: byCalls) }
  }

  /// Whether a function assigns a member, or clears it, after the object was made.
  public func resetsLater(_ member: Name) -> Bool { resets(member).contains { !runsOnce($0) } }

  /// Whether a member is cleared before reuse: in `prepareForReuse`, or in a helper that it calls.
  public func clearsForReuse(_ member: Name) -> Bool {
    let reuse = functions.filter { LifecycleMethods[project[$0].name].contains(.preparesForReuse) }
    let helpers = functions.filter { helper in
      project[helper].kind == .function && reuse.contains { project.calls(project[helper].name, in: $0) }
    }
    return (reuse + helpers).contains { project.resets(member, in: $0) }
  }

  /// Whether a function of the name is called anywhere in the type.
  public func calls(_ name: Name) -> Bool { functions.contains { project.calls(name, in: $0) } }

  /// Whether the type ends the bindings that have it as the owner.
  public var unbindsItself: Bool { functions.contains(where: project.unbindsItself) }

  /// Whether the type prepares for reuse.
  public var isReused: Bool { functions.contains { LifecycleMethods[project[$0].name].contains(.preparesForReuse) } }

  /// Whether a member is cleared when the screen disappears.
  public func clearsWhenDisappearing(_ member: Name, byCalls: Bool = true) -> Bool {
    functions.contains {
      LifecycleMethods[project[$0].name].contains(.disappearing)
        && project.resets(member, in: $0, byCalls: byCalls)
    }
  }

  /// Whether a function runs once per object: during initialization, or only in functions that do.
  public func runsOnce(_ function: SymbolID) -> Bool { runsOnce(function) { _ in false } }

  /// Whether a function runs once per object, or only in functions that a condition accepts.
  public func runsOnce(_ function: SymbolID, or isAccepted: (SymbolID) -> Bool) -> Bool {
    runsOnce(function, or: isAccepted, depth: 4)
  }

  private func runsOnce(_ function: SymbolID, or isAccepted: (SymbolID) -> Bool, depth: Int) -> Bool {
    if isAccepted(function) { return true }
    let declaration = project[function]
    if declaration.kind == .initializer || LifecycleMethods.runsOnce(declaration.name) { return true }
    if declaration.kind == .accessor { return isOfOutlet(function) }
    guard depth > 0, declaration.kind == .function else { return false }
    let callers = (functions + descendantFunctions).filter {
      $0 != function && project.calls(declaration.name, in: $0) && !isOverridden($0, function)
    }
    return !callers.isEmpty && callers.allSatisfy { runsOnce($0, or: isAccepted, depth: depth - 1) }
  }

  /// `super.f()` in an override of `f` doesn't show which code calls `f`.
  private func isOverridden(_ caller: SymbolID, _ function: SymbolID) -> Bool {
    project[caller].name == project[function].name && project[caller].kind == .function
  }

  /// An outlet's observer runs while the nib is loaded.
  private func isOfOutlet(_ accessor: SymbolID) -> Bool {
    let facts = project.file(accessor)
    return project[accessor].parent.map { facts.has(.outlet, facts[$0]) } ?? false
  }
}
