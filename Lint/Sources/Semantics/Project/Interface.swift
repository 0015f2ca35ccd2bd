import LintSyntax

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

  /// The word for what a type is, in a message.
  public func word(for referent: Referent) -> String {
    switch referent {
    case .project(let type):
      roles.viewSide(type).map { "the \($0.role.rawValue) \(self[type].name)" } ?? "\(self[type].name)"
    case .system(let system): "\(system.name)"
    case .generic(let declaration): "\(self[declaration].name)"
    case .ambiguous(let name), .unknown(let name): "\(name)"
    }
  }

  /// Why a type is of the user interface.
  public func claims(for referent: Referent) -> [RoleClaim] {
    referent.type.flatMap(roles.viewSide).map { [$0] } ?? []
  }
}
