public import LintSemantics
public import LintSyntax

/// The object that a property of a view model references: a view, or another observer. The raw value is a noun for messages.
public enum ObserverKind: String, Sendable {
  case view, observer
}

extension Project {
  /// The kind of observer that a property of a view model references; nil if its object observes something else.
  public func observerKind(_ referent: Referent, in property: Name, of viewModel: TypeID) -> ObserverKind? {
    if uiCategory(of: referent) == .view {
      // A value may carry a view to the place that shows it; `view-reference` reports it.
      return [.struct, .enum].contains(self[viewModel].kind) || isValue(referent) ? nil : .view
    }
    guard let type = referent.type, !isOfCoordinators(type), self[type].kind == .protocol, isOfObjects(type) else {
      return nil
    }
    let isStored = adopters(of: type).contains { stores(viewModel, $0) }
    // A value retains its delegate only as long as the value is stored.
    if [.struct, .enum].contains(self[viewModel].kind), !isStored { return nil }
    guard let suggested = vocabulary.observerKind(ofProtocol: self[type].name) else {
      return isStored && isOfViews(type) ? .view : nil
    }
    // A property and a type that are both called delegates are one. Other names may belong to services.
    let isNamedDelegate = suggested == .delegate && NamingConventions.isDelegate(property)
    if !isNamedDelegate, isService(type, of: viewModel) { return nil }
    // Most services are called observers, too. An observer of the view model stores it.
    return suggested == .listener && (isSource(type) || !isStored) ? nil : .observer
  }

  /// Whether the type is a protocol that only views adopt.
  public func isOfViews(_ type: TypeID) -> Bool {
    guard self[type].kind == .protocol else { return false }
    let adopters = adopters(of: type)
    return !adopters.isEmpty && adopters.allSatisfy { roles.viewSide($0) != nil }
  }

  /// Whether the type is a window, or a protocol that only windows adopt.
  public func isOfWindows(_ type: TypeID) -> Bool {
    let classes = bodies(behind: type)
    return !classes.isEmpty
      && classes.allSatisfy { hasSystemAncestor($0) { $0.traits.contains(.window) } }
  }

  /// Whether an observer by name provides values, at once or through closures. The view model then observes it.
  private func isSource(_ type: TypeID) -> Bool {
    members(of: type).contains { id in
      let member = self[id]
      guard member.kind == .function else { return member.kind == .property && !isClosure(id) }
      return member.type != nil || hasFunctionParameter(id)
    }
  }

  private func isClosure(_ property: SymbolID) -> Bool {
    self[property].type.map { node(TypeUse(file: property.file, node: $0)).kind == .function } ?? false
  }

  /// Whether an observer by name watches something else, such as a network. An observer of the view model is a view, or
  /// stores the view model.
  private func isService(_ type: TypeID, of viewModel: TypeID) -> Bool {
    let adopters = adopters(of: type)
    if adopters.isEmpty { return false }
    return !adopters.contains { roles.viewSide($0) != nil || stores(viewModel, $0) }
  }

  /// Whether a type stores a view model or a supertype of it. A type whose delegate is the view model only notifies it.
  private func stores(_ viewModel: TypeID, _ type: TypeID) -> Bool {
    let family = HandleSet([viewModel] + ancestors(of: viewModel))
    return storedProperties(of: type).contains { property in
      !NamingConventions.isDelegate(self[property].name)
        && value(of: property).flatMap { memberOwner(of: $0, in: nil) }.map(family.contains) ?? false
    }
  }

  /// Whether the type is a value, such as a SwiftUI view. `view-reference` reports those.
  private func isValue(_ referent: Referent) -> Bool {
    switch referent {
    case .system(let system): system.isOfSwiftUI && system.supertype == nil
    default: referent.type.map { [.struct, .enum].contains(self[$0].kind) } ?? false
    }
  }

  private func isOfCoordinators(_ type: TypeID) -> Bool {
    vocabulary.describesCoordinators(self[type].name)
      || ([type] + descendants(of: type)).contains { roles.plays(.coordinator, $0) }
  }
}
