import LintAnalysis
import LintSemantics
import LintSyntax

/// A use of a property, which may run code of its declaration.
enum PropertyAccess {
  case read
  case write

  fileprivate var accessors: NameSet {
    switch self {
    case .read: Self.getters
    case .write: Self.setters
    }
  }

  private static let getters: NameSet = ["get", "_read"]
  private static let setters: NameSet = ["set", "_modify", "willSet", "didSet"]
}

extension FileFacts {
  /// The code that a use of a property runs: an accessor, or the initial value of a lazy property.
  func code(of property: DeclarationID, for access: PropertyAccess) -> [ExpressionID] {
    let accessors = children(of: property).filter {
      self[$0].kind == .accessor && access.accessors.contains(self[$0].name)
    }
    let initial =
      access == .read && self[property].modifiers.contains(.lazy)
      ? initialValue(of: property).map { Array(subtree(of: $0)) } ?? [] : []
    return accessors.flatMap { self[$0].code } + initial
  }

  /// The use of a property that an expression names.
  func access(by index: ExpressionID) -> PropertyAccess {
    if self[index].flags.contains(.byReference) { return .write }
    // `rows[0].title = title` and `rows.append(row)` change `rows`.
    var chain = index
    while let next = expression(beginningWith: chain) {
      switch self[next].kind {
      case .assignment: return discardsValue(next) ? .read : .write
      case .member, .subscript: chain = next
      case .call: return CollectionMembers[self[chain].name].contains(.mutates) ? .write : .read
      default: return .read
      }
    }
    return .read
  }

  /// The name of the method that a chain of members and subscripts after an expression calls: `toggle` in `rows[0].isOn.toggle()`.
  func lastMember(beforeCallAfter index: ExpressionID) -> Name? {
    var chain = index
    while let next = expression(beginningWith: chain) {
      switch self[next].kind {
      case .member, .subscript: chain = next
      case .call: return chain == index || self[chain].kind != .member ? nil : self[chain].name
      default: return nil
      }
    }
    return nil
  }

  /// Whether an assignment has no target: `_ = title`.
  func discardsValue(_ assignment: ExpressionID) -> Bool {
    target(of: assignment).map { self[$0].range.start > self[assignment].range.start } ?? true
  }
}
