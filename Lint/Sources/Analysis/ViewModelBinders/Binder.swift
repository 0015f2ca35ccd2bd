public import LintSemantics
public import LintSyntax

/// A class that adopts the kit's `ViewModelBinder`.
///
/// The kit implements its `bind()`, calls its `bind(to:)` once for each replacement, and can do neither if the class gets in the way.
public struct Binder {
  public let project: Project
  public let type: TypeID
  /// The class and the classes that it inherits from, as far as the project declares them.
  let classes: [TypeID]
  /// All types that share code with the class, in either direction.
  let family: Set<TypeID>

  public static let bind: Name = "bind"
  static let viewModel: Name = "viewModel"

  /// - Returns: nil if the type isn't a class that adopts the protocol.
  public init?(_ type: TypeID, in project: Project) {
    guard Self.adoptsBinder(type, project), project[type].kind == .class else { return nil }
    self.project = project
    self.type = type
    let above = project.ancestors(of: type)
    classes = [type] + above.filter { project[$0].kind == .class }
    family = Set([type] + above + project.descendants(of: type))
  }

  public static func adoptsBinder(_ type: TypeID, _ project: Project) -> Bool {
    project.adoptsKit("ViewModelBinder", type)
  }
}

// MARK: - A 'bind()' of its own

extension Binder {
  /// Whether a declaration satisfies the requirement `bind()`, so that the kit's isn't used.
  public static func replacesBind(_ declaration: SymbolID, in project: Project) -> Bool {
    let function = project[declaration]
    return function.kind == .function && function.name == bind && function.type == nil
      && function.modifiers.contains(.body)
      && function.modifiers.isDisjoint(with: [.static, .class, .async, .private, .fileprivate])
      && !project.file(declaration).children(of: declaration.declaration).contains {
        project.file(declaration)[$0].kind == .parameter
      }
  }

  public var declaresBind: Bool { declaresBind(type) }

  /// The nearest class that doesn't adopt the protocol itself and whose `bind()` this one inherits.
  public var inheritedBind: TypeID? {
    classes.dropFirst().first { !Self.adoptsBinder($0, project) && declaresBind($0) }
  }

  private func declaresBind(_ type: TypeID) -> Bool {
    project.declaredMembers(named: Self.bind, of: type).contains { Self.replacesBind($0, in: project) }
  }
}
