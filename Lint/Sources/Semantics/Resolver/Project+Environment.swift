public import LintSyntax

/// Names of SwiftUI's environment.
enum SwiftUIEnvironment {
  /// The type whose extensions declare the app's own keys.
  static let values: Name = "EnvironmentValues"
  /// The type of the stream of a property with `@Published`.
  static let publisher: Name = "Publisher"
}

extension Project {
  /// The type of a property that SwiftUI sets by a key, as in `@Environment(\.service) var service`. The property or the key states it.
  public func environmentReferent(of property: SymbolID) -> Referent? {
    let declaration = self[property]
    guard declaration.kind == .property, !declaration.attributes.isEmpty else { return nil }
    let facts = file(property)
    let attribute = facts.attributes(of: declaration).first { KnownAttributes[$0.name].contains(.environment) }
    guard let key = attribute?.code.first(where: { facts[$0].kind == .keyPath }) else { return nil }
    if let written = declaration.type { return referent(of: TypeUse(file: property.file, node: written)) }
    return externalMembers(named: facts[key].name, of: SwiftUIEnvironment.values, visibleFrom: property.file).lazy
      .filter { self[$0].kind == .property }.compactMap { value(of: $0)?.referent }.first
  }

  /// Whether a member of a type only publishes values, loads a look, such as an image, or answers yes or no at once, as a feature flag
  /// does.
  public func publishesOrAnswers(_ name: Name, of type: TypeID) -> Bool {
    guard let member = firstMember(named: name, of: type) else { return false }
    if self[member].kind == .property { return isPublisher(member) }
    guard self[member].kind == .function, let result = self[member].type else { return false }
    if value(of: member)?.referent.system?.kind == .value { return true }
    return CommonSupertypes[file(member)[result].name].contains(.truth)
      && self[member].modifiers.isDisjoint(with: [.async, .throwing])
  }

  /// `var names: AnyPublisher<[String], Never> { get }`, `var names: Published<[String]>.Publisher { get }`
  private func isPublisher(_ property: SymbolID) -> Bool {
    guard let type = self[property].type else { return false }
    let name = file(property)[type].name
    return name == SwiftUIEnvironment.publisher || !StreamTypes[name].isDisjoint(with: [.stream, .reactive])
  }
}
