import LintSemantics
import LintSyntax

/// The type of a holder's property `viewModel`, as far as its declaration tells it.
enum HeldType {
  /// A view model of the project, or the view that a generic parameter is constrained to.
  case project(TypeID)
  /// A view of the system that a generic parameter is constrained to.
  case systemView
  /// A generic parameter that conforms to the kit's `ViewModel`.
  case kitViewModel
  /// A generic parameter, or a type in one, that needn't be a view model.
  case generic(Name)
  /// The declaration binds other names, too, so that the type isn't beside this one.
  case shared
  /// The declaration states no type, and its initial value doesn't show one.
  case unknown

  /// - Parameters:
  ///   - property: a property named `viewModel`.
  ///   - type: the class whose property it is. It may state the argument for a parameter of a superclass.
  ///   - context: the values that the decision depends on.
  /// - Returns: nil if the property contains no view model.
  init?(of property: SymbolID, in type: TypeID, _ context: HolderContext) {
    let project = context.project
    if let written = project[property].type {
      self.init(TypeUse(file: property.file, node: written), in: type, project)
    } else if let parameter = project.genericParameter(createdBy: property) {
      self.init(.generic(parameter), in: type, project)
    } else if project.hasSeveralValues(property) {
      self = .unknown
    } else if let value = project.value(of: property) {
      switch value.referent {
      // The argument for a parameter of a function, or of another type, isn't known.
      case .generic: self = .unknown
      case _ where value.isPresumed: self = .unknown
      // A function or variable that the project doesn't declare, rather than a type.
      case .unknown(let name) where !name.isCapitalized: self = .unknown
      default: self.init(value.referent, in: type, project)
      }
    } else if project[property].modifiers.contains(.part) || context.isFollowedByBinding(property) {
      self = .shared
    } else if project.hasPlainValue(property) {
      return nil
    } else {
      self = .unknown
    }
  }

  private init?(_ use: TypeUse, in type: TypeID, _ project: Project) {
    let wrapped = project.withoutOptionals(use)
    if let name = project.nameInGenericParameter(wrapped) {
      self = .generic(name)
    } else {
      self.init(project.referent(of: wrapped), in: type, project)
    }
  }

  private init?(_ referent: Referent, in type: TypeID, _ project: Project) {
    switch referent {
    case .project(let held) where project.roles.plays(.viewModel, held): self = .project(held)
    case .generic(let parameter):
      if let argument = project.argumentReferent(for: parameter, of: type) {
        self.init(argument, in: type, project)
      } else {
        self.init(constraintsOf: parameter, project)
      }
    default: return nil
    }
  }

  private init(constraintsOf parameter: SymbolID, _ project: Project) {
    let uses = project.constraints(ofParameter: parameter)
    let referents = uses.flatMap(project.referents)
    let types = referents.compactMap(\.type)
    if let view = types.first(where: { project.roles.viewSide($0) != nil }) {
      self = .project(view)
    } else if referents.contains(where: { $0.system?.isViewSide == true }) {
      self = .systemView
    } else if let held = types.first(where: { project.roles.plays(.viewModel, $0) }) {
      self = .project(held)
    } else {
      self = uses.contains { project.namesKit(.viewModel, $0) } ? .kitViewModel : .generic(project[parameter].name)
    }
  }
}

extension Project {
  /// The generic parameter whose instance is the initial value of a property, as in `let viewModel = VM()`.
  fileprivate func genericParameter(createdBy property: SymbolID) -> SymbolID? {
    let facts = file(property)
    guard let value = facts.initialValue(of: property.declaration), facts[value].kind == .call,
      let callee = facts.callee(of: value)
    else { return nil }
    let isInitializer = facts[callee].kind == .member && facts[callee].name == LanguageWords.initializer
    guard let base = isInitializer ? facts.firstPart(of: callee) : callee, facts[base].kind == .reference else {
      return nil
    }
    let referent = lookUp(facts[base].name, owner: facts[base].owner, file: property.file)
    if case .generic(let parameter) = referent { return parameter }
    return nil
  }

  /// Whether a property has its initial value from branches, as in `if isNew { A() } else { B() }`.
  fileprivate func hasSeveralValues(_ property: SymbolID) -> Bool {
    let facts = file(property)
    return facts[property.declaration].value.map { facts.parts(of: $0).dropFirst().contains { _ in true } } ?? false
  }

  /// Whether the initial value of a property is a literal or a closure rather than a view model.
  fileprivate func hasPlainValue(_ property: SymbolID) -> Bool {
    let facts = file(property)
    guard let value = facts.initialValue(of: property.declaration) else { return false }
    return [.literal, .nil, .array, .dictionary, .tuple, .closure, .keyPath].contains(facts[value].kind)
  }

  private static let optional: Name = "Optional"

  /// Whether a written type is an optional: `A?` or `Optional<A>`.
  func isOptional(_ use: TypeUse) -> Bool { node(use).kind == .optional || wrappedArgument(of: use) != nil }

  /// The type in optionals, in whichever way they are written.
  fileprivate func withoutOptionals(_ use: TypeUse) -> TypeUse {
    switch node(use).kind {
    case .optional, .implicitlyUnwrapped, .any, .some:
      let part = facts(use.file).onlyPart(of: use.node)
      return part.map { withoutOptionals(TypeUse(file: use.file, node: $0)) } ?? use
    default: return wrappedArgument(of: use).map(withoutOptionals) ?? use
    }
  }

  /// `A` in `Optional<A>`.
  private func wrappedArgument(of use: TypeUse) -> TypeUse? {
    guard node(use).name == Self.optional, referent(of: use).type == nil else { return nil }
    // The first part of a member is the type around it.
    let arguments = facts(use.file).parts(of: use.node).dropFirst(node(use).kind == .member ? 1 : 0)
    return arguments.first { _ in true }.map { TypeUse(file: use.file, node: $0) }
  }

  /// The name of a type that a generic parameter contains, such as `M.ViewModel`.
  fileprivate func nameInGenericParameter(_ use: TypeUse) -> Name? {
    guard node(use).kind == .member, let first = facts(use.file).firstPart(of: use.node) else { return nil }
    let base = TypeUse(file: use.file, node: first)
    if case .generic(let parameter) = referent(of: base) {
      return Name("\(self[parameter].name).\(node(use).name)")
    }
    return nameInGenericParameter(base).map { Name("\($0).\(node(use).name)") }
  }

  /// The types that the declaration of a generic parameter, or the `where` clause behind it, constrains it to.
  fileprivate func constraints(ofParameter parameter: SymbolID) -> [TypeUse] {
    let written = self[parameter].type.map { TypeUse(file: parameter.file, node: $0) }
    let owner = self[parameter].parent.map { SymbolID(file: parameter.file, declaration: $0) }
    let clause = owner.map(constraints(of:)) ?? []
    return (written.map { [$0] } ?? [])
      + clause.filter { referent(of: $0.subject) == .generic(parameter) }.map(\.type)
  }
}
