import LintSyntax

/// Views of ReactorKit: setting `reactor` replaces their bag and calls `bind(reactor:)`.
extension Project {
  /// Whether a type or one of its ancestors adopts a view protocol of ReactorKit.
  public func isReactorView(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { adopter in
      self[adopter].supertypes.contains { supertype in
        supertype.referent.externalName.map(isViewProtocol) ?? false
          && facts(supertype.place.file).imports(.reactorKit)
      }
    }
  }

  /// Whether a supertype is a view protocol. The kit has a type `View` as well, so `ReactorKit.View` is known by its module.
  private func isViewProtocol(_ name: Name) -> Bool {
    ReactorKitMembers.views.contains(name) || KnownModules[name].contains(.reactorKit)
  }

  /// Whether a function is `bind(reactor:)`.
  public func bindsReactor(_ function: SymbolID) -> Bool {
    self[function].name == KitMembers.bind
      && file(function).children(of: function.declaration).contains {
        file(function)[$0].label == ReactorKitMembers.reactor
      }
  }
}
