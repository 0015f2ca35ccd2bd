import LintSyntax

/// A type's part in the architecture.
public enum Role: String, Hashable, Sendable, CaseIterable {
  case view, cell, controller
  case viewModel = "view model"
  case observer, presenter, store, coordinator, model

  /// Whether the user sees the type, or it controls a view directly.
  public var isViewSide: Bool { self == .view || self == .cell || self == .controller }
}

/// A role that a type plays, and the reasons.
public struct RoleClaim: Sendable, Hashable {
  /// The kind of evidence for a role, the strongest first.
  public enum Basis: Int, Sendable, Comparable, CustomStringConvertible {
    case kit, configuration, inheritance, binding, use, name

    public static func < (first: Basis, second: Basis) -> Bool { first.rawValue < second.rawValue }

    public var description: String {
      switch self {
      case .kit: "the kit's protocol"
      case .configuration: "the configuration"
      case .inheritance: "inheritance"
      case .binding: "what it is bound to"
      case .use: "what it uses"
      case .name: "its name"
      }
    }
  }

  public let role: Role
  public let basis: Basis
  /// The sentences that lead from the type to the evidence.
  public let reasons: [String]
  /// The type that plays the role. ``Roles`` sets it in the claims that it returns.
  public internal(set) var type: TypeID?

  public init(role: Role, basis: Basis, reasons: [String]) {
    self.role = role
    self.basis = basis
    self.reasons = reasons
  }

  fileprivate func about(_ type: TypeID) -> RoleClaim {
    var claim = self
    claim.type = type
    return claim
  }
}

/// The roles of all types of a project.
public struct Roles: Sendable {
  private var claims: [[RoleClaim]] = []
  private var recorder: DependencyRecorder?

  public init() {}

  /// - Parameter claims: The claims for each type in the order of their numbers. Types after the last one play no role.
  init(_ claims: [[RoleClaim]]) { self.claims = claims }

  var all: [[RoleClaim]] { claims }

  /// The same roles with a recorder, which notes each type that is looked up.
  func traced(by recorder: DependencyRecorder?) -> Roles {
    var roles = self
    roles.recorder = recorder
    return roles
  }

  public func claims(of type: TypeID) -> [RoleClaim] {
    recorder?.recordResolution(of: type)
    return type.index < claims.count ? claims[type.index] : []
  }

  /// The claim with the strongest evidence that a type plays a role.
  public func claim(_ role: Role, of type: TypeID) -> RoleClaim? {
    let claims = claims(of: type)
    return claims.isEmpty ? nil : claims.filter { $0.role == role }.min { $0.basis < $1.basis }?.about(type)
  }

  public func plays(_ role: Role, _ type: TypeID) -> Bool { claims(of: type).contains { $0.role == role } }

  /// The claim that a type is a view, a cell or a controller.
  public func viewSide(_ type: TypeID) -> RoleClaim? {
    claims(of: type).first { $0.role.isViewSide }?.about(type)
  }

  /// Whether something is a view, a cell or a controller, of the project or of the system.
  func isViewSide(_ referent: Referent) -> Bool {
    switch referent {
    case .project(let type): viewSide(type) != nil
    case .system(let system): system.isViewSide
    default: false
    }
  }

  mutating func add(_ claim: RoleClaim, to type: TypeID) {
    if plays(claim.role, type) { return }
    while claims.count <= type.index { claims.append([]) }
    claims[type.index].append(claim)
  }
}
