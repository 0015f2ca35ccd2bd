public import LintFacts
public import LintProject

/// What the functions of a type and of its ancestors do to each other: one hop is enough to tell what runs once, and what a
/// helper clears.
public struct Lifecycle: Sendable {
  private let project: Project
  public let type: TypeID
  /// Every piece of code that is called by name, those of ancestors included.
  private let functions: [DeclarationID]
  /// Those of descendants, which may call what they inherit.
  private let further: [DeclarationID]

  public init(of type: TypeID, in project: Project) {
    self.project = project
    self.type = type
    functions = ([type] + project.ancestors(of: type)).flatMap { Self.functions(of: $0, project) }
    further = project.descendants(of: type).flatMap { Self.functions(of: $0, project) }
  }

  private static func functions(of type: TypeID, _ project: Project) -> [DeclarationID] {
    project.members(of: type).flatMap { member -> [DeclarationID] in
      switch project[member].kind {
      case .function, .initializer: [member]
      case .property: accessors(of: member, project)
      default: []
      }
    }
  }

  private static func accessors(of property: DeclarationID, _ project: Project) -> [DeclarationID] {
    project.file(property).children(ofDeclaration: property.index).map { DeclarationID(file: property.file, index: $0) }
      .filter { project[$0].kind == .accessor }
  }

  /// The functions and accessors in which a member is given another value, or told to let go of all that it has.
  public func resets(_ member: Name) -> [DeclarationID] {
    functions.filter { project[$0].kind != .initializer && project.resets(member, in: $0) }
  }

  /// Whether a member is cleared before the object is used again: in `prepareForReuse`, or in a helper that it calls.
  public func clearsForReuse(_ member: Name) -> Bool {
    let reuse = functions.filter { project[$0].name == "prepareForReuse" }
    let helpers = functions.filter { helper in
      project[helper].kind == .function && reuse.contains { project.calls(project[helper].name, in: $0) }
    }
    return (reuse + helpers).contains { project.resets(member, in: $0) }
  }

  /// Whether a function of the name is called anywhere in the type.
  public func calls(_ name: Name) -> Bool { functions.contains { project.calls(name, in: $0) } }

  /// Whether the type says what is to happen before it is used again.
  public var isReused: Bool { functions.contains { project[$0].name == "prepareForReuse" } }

  /// Whether a member is let go when a screen goes.
  public func clearsOnLeaving(_ member: Name) -> Bool {
    functions.contains { Self.last.contains(project[$0].name) && project.resets(member, in: $0) }
  }

  private static let last: Set<Name> = ["viewWillDisappear", "viewDidDisappear"]

  /// Whether a function runs once for an object: it makes it, or is called only where it is made.
  public func runsOnce(_ function: DeclarationID) -> Bool { runsOnce(function, depth: 4) }

  private static let first: Set<Name> = ["awakeFromNib", "viewDidLoad", "loadView", "commonInit"]

  private func runsOnce(_ function: DeclarationID, depth: Int) -> Bool {
    let declaration = project[function]
    if declaration.kind == .initializer || Self.first.contains(declaration.name) { return true }
    if declaration.kind == .accessor { return isOfOutlet(function) }
    guard depth > 0, declaration.kind == .function else { return false }
    let callers = (functions + further).filter {
      $0 != function && project.calls(declaration.name, in: $0) && !isOverridden($0, function)
    }
    return !callers.isEmpty && callers.allSatisfy { runsOnce($0, depth: depth - 1) }
  }

  /// `super.f()` in an override of `f` says nothing of who calls `f`.
  private func isOverridden(_ caller: DeclarationID, _ function: DeclarationID) -> Bool {
    project[caller].name == project[function].name && project[caller].kind == .function
  }

  /// What an outlet does when it is set happens while the nib is loaded.
  private func isOfOutlet(_ accessor: DeclarationID) -> Bool {
    let facts = project.file(accessor)
    return facts.has("IBOutlet", facts[declaration: project[accessor].parent])
  }
}

extension Project {
  private static let clearing: Set<Name> = [
    "removeAll", "dispose", "cancel", "cancelAll", "clear", "reset", "invalidate", "removeLast", "popLast", "empty",
  ]

  /// Whether code gives a member of its object another value, or clears it.
  public func resets(_ member: Name, in function: DeclarationID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[expression: index]
      switch node.kind {
      case .assignment:
        return node.name == "=" && index + 1 < node.next && facts.isOwn(member, index + 1)
      case .call:
        let callee = index + 1
        guard callee + 1 < node.next, facts[expression: callee].kind == .member,
          Self.clearing.contains(facts[expression: callee].name)
        else { return false }
        return facts.isOwn(member, callee + 1)
      default: return false
      }
    }
  }

  /// Whether code calls a function of its object by name.
  func calls(_ name: Name, in function: DeclarationID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[expression: index]
      return node.kind == .call && index + 1 < node.next && facts.isOwn(name, index + 1)
    }
  }
}

extension FileFacts {
  /// `name`, `self.name`, `super.name`, or a tuple of such.
  fileprivate func isOwn(_ name: Name, _ index: Int32) -> Bool {
    let node = self[expression: index]
    switch node.kind {
    case .tuple: return parts(ofExpression: index).contains { isOwn(name, $0) }
    case .argument: return index + 1 < node.next && isOwn(name, index + 1)
    case .reference: return node.name == name
    case .member:
      guard node.name == name, index + 1 < node.next else { return false }
      let base = self[expression: index + 1]
      return base.kind == .super || base.kind == .reference && ["self", "strongSelf", "me"].contains(base.name.text)
    default: return false
    }
  }
}

extension Project {
  /// Whether code outside of a type gives a member another value: `cell.bag = DisposeBag()`.
  public func isReset(_ member: Name, ofAny type: TypeID) -> Bool {
    let family = Set([type] + ancestors(of: type))
    return assignments(toMember: member).contains { place in
      guard facts(place.file)[expression: place.expression].name == Self.assignment,
        let owner = value(of: place.expression + 2, file: place.file)?.referent.type
      else { return false }
      return family.contains(owner) || ancestors(of: owner).contains(type)
    }
  }

  private static let assignment: Name = "="
}
