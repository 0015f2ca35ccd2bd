public import LintSyntax

/// A kind of type that belongs to the user interface.
public enum UICategory: Sendable, Hashable {
  /// A view, cell or controller of the project or of the system.
  case view
  /// An image, color, font or similar value.
  case value
  /// A service of the system, such as the application, the device or the pasteboard.
  case service
}

extension Project {
  /// The category of a type, or nil if it doesn't belong to the user interface.
  public func uiCategory(of referent: Referent) -> UICategory? {
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

  /// The name of a type, whether or not the project declares it.
  public func name(of referent: Referent) -> Name {
    switch referent {
    case .project(let type): self[type].name
    case .system(let system): system.name
    case .generic(let declaration): self[declaration].name
    case .ambiguous(let name), .unknown(let name): name
    }
  }

  /// The reason that a type belongs to the user interface.
  public func claims(for referent: Referent) -> [RoleClaim] {
    guard case .system(let system) = referent else { return referent.type.flatMap(roles.viewSide).map { [$0] } ?? [] }
    let kind = system.kind == .value || system.kind == .service ? "UI type" : system.viewRole.rawValue
    let reason = "'\(system.name)' is a \(kind) of \(system.framework)"
    return [RoleClaim(role: system.viewRole, basis: .inheritance, reasons: [reason])]
  }
}

extension SystemType {
  /// The role of a type of the user interface.
  public var viewRole: Role {
    switch kind {
    case .controller: .controller
    case .cell: .cell
    default: .view
    }
  }
}
