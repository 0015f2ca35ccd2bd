import LintSemantics
public import LintSyntax

/// A role of the kit that a type can adopt in an extension.
public enum AdoptableRole: String, Sendable, CaseIterable {
  case viewModel = "view-model"
  case view
  /// A view or controller with a property `viewModel`.
  case holder
  /// A holder with a method `bind()`.
  case observer
}

extension AdoptableRole {
  private var kind: KitTypes {
    switch self {
    case .viewModel: .viewModel
    case .view: .view
    case .holder: .viewModelHolder
    case .observer: .viewModelObserver
    }
  }

  /// The name of the kit's protocol.
  public var protocolName: Name { KitTypes.protocolName(kind) }

  /// Whether a type has adopted the role, itself or by a supertype.
  func isAdopted(by type: TypeID, _ project: Project) -> Bool {
    switch self {
    case .viewModel: project.roles.claim(.viewModel, of: type)?.basis == .kit
    case .view: project.roles.claims(of: type).contains { $0.role == .view && $0.basis == .kit }
    case .holder: isObserver(type, project)
    case .observer: isObserver(type, project) && project.adoptsMoreThanHolder(type)
    }
  }

  /// Whether a type adopts the role in a way that lets no superclass adopt it, too.
  ///
  /// An observer is a holder, but the compiler accepts a superclass of it that is a holder itself.
  func isAdoptedExclusively(by type: TypeID, _ project: Project) -> Bool {
    self == .holder ? project.adoptsKit(.viewModelHolder, type) : isAdopted(by: type, project)
  }

  private func isObserver(_ type: TypeID, _ project: Project) -> Bool {
    project.roles.claim(.observer, of: type)?.basis == .kit
  }

  /// The roles of the kit that the compiler refuses beside this one.
  var excludedRoles: [Role] {
    switch self {
    case .viewModel: [.view, .observer, .store]
    case .view: [.viewModel, .store]
    case .holder, .observer: [.viewModel]
    }
  }
}

extension Project {
  /// Whether an observer of the kit adopts more than the protocol of holders.
  fileprivate func adoptsMoreThanHolder(_ type: TypeID) -> Bool {
    kitNames(of: type).contains { KitTypes[$0].contains(.observer) && !KitTypes[$0].contains(.viewModelHolder) }
  }
}
