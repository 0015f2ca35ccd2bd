public import LintSyntax

/// What a type is to code that mustn't reference the user interface.
public enum Interface: Sendable, Hashable {
  /// A view, a cell or a controller, of the project or of the system.
  case view
  /// An image, a colour, a font and the like.
  case value
  /// What an app asks of the system: the application, the device, the pasteboard.
  case service
}

extension Project {
  public func interface(_ referent: Referent) -> Interface? {
    switch referent {
    case .project(let type): return roles.viewSide(type) == nil ? nil : .view
    case .system(let system):
      switch system.kind {
      case .view, .cell, .controller: return .view
      case .value: return .value
      case .service: return .service
      default: return nil
      }
    default: return nil
    }
  }

  /// The name of the type that a name refers to.
  public func name(of referent: Referent) -> Name {
    switch referent {
    case .project(let type): self[type].name
    case .system(let system): system.name
    case .generic(let declaration): self[declaration].name
    case .ambiguous(let name), .unknown(let name): name
    }
  }

  /// The reason why a type belongs to the user interface.
  public func claims(for referent: Referent) -> [RoleClaim] {
    guard case .system(let system) = referent else { return referent.type.flatMap(roles.viewSide).map { [$0] } ?? [] }
    let role: Role = system.kind == .controller ? .controller : system.kind == .cell ? .cell : .view
    let kind = system.kind == .value || system.kind == .service ? "UI type" : role.rawValue
    return [
      RoleClaim(role: role, basis: .inheritance, reasons: ["'\(system.name)' is a \(kind) of \(system.framework)"])
    ]
  }
}
