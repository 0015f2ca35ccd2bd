public import LintSemantics
import LintSyntax

extension FileReading {
  /// Whether static properties store every instance of a type. They never release it, so it leaks nothing by retaining
  /// itself.
  ///
  /// Only the type can call its private initializers, and it does so only in the initial values of those properties.
  public func hasOnlySharedInstances(_ type: TypeID) -> Bool {
    let initializers = project.members(of: type).filter { project[$0].kind == .initializer }
    guard !initializers.isEmpty, initializers.allSatisfy({ project[$0].modifiers.contains(.private) }),
      project.descendants(of: type).isEmpty
    else { return false }
    let places = project[type].bodies.flatMap { body -> [DeclarationID?] in
      let other = reading(of: body.file)
      return other.facts[body.declaration].code.filter { other.creates(type, at: $0) }.map { call in
        other.staticProperty(initializedBy: call)
      }
    }
    return !places.isEmpty && !places.contains(nil)
  }

  private func creates(_ type: TypeID, at index: ExpressionID) -> Bool {
    guard facts[index].kind == .call, let callee = facts.callee(of: index) else { return false }
    // `static let shared: Clock = .init()`
    if isImplicitInitializer(callee) {
      return staticProperty(initializedBy: index).flatMap { project.value(of: id($0)) }?.referent == .project(type)
    }
    guard let created = value(of: callee), created.isType else { return false }
    return created.referent == .project(type)
  }

  private func staticProperty(initializedBy call: ExpressionID) -> DeclarationID? {
    guard let binding = facts[call].parent, facts[binding].kind == .binding, let property = facts[binding].declaration,
      facts[property].kind == .property, !facts[property].modifiers.isDisjoint(with: [.static, .class])
    else { return nil }
    return property
  }
}
