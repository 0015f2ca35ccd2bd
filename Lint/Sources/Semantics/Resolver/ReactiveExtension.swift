public import LintSyntax

/// Names in extensions of a package's wrapper around an object, such as `Reactive` of RxSwift.
public enum ReactiveExtension {
  /// The generic type that wraps an object.
  public static let wrapper: Name = "Reactive"
  /// The property with the object.
  static let base: Name = "base"
  /// The generic parameter for the type of the object.
  static let parameter: Name = "Base"
}

extension Project {
  /// The type whose objects get new members in their namespace: `TabsView` for `extension Reactive where Base: TabsView`.
  public func typeExtended(by body: SymbolID) -> TypeID? {
    guard self[body].kind == .extension, type(declaredBy: body) == nil else { return nil }
    return constraints(of: body).lazy.filter { self.node($0.subject).name == ReactiveExtension.parameter }
      .compactMap { self.referent(of: $0.type).type }.first
  }
}
