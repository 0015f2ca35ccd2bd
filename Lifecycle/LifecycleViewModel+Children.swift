extension LifecycleViewModel {
  /// The view models that are loaded and unloaded with this one, in the order in which they were added.
  public var children: [any LifecycleViewModel] { lifecycle.children }

  /// Takes a child: a row, a section, an embedded screen.
  ///
  /// ```swift
  /// final class PageViewModel: LifecycleViewModel {
  ///   let lifecycle = Lifecycle<Never>()
  ///   func open(_ section: some LifecycleViewModel) throws(LifecycleError) { try addChild(section) }
  /// }
  /// ```
  ///
  /// **Laws.** Added to a parent that is loading or loaded, it is set up and loaded at once: the first waits for it, the second stays loaded. Added to one that
  /// is set up or unloading, it is set up.
  ///
  /// - Throws: ``LifecycleError/hasParent``, ``LifecycleError/isAncestor``.
  public func addChild(_ child: any LifecycleViewModel) throws(LifecycleError) { try lifecycle.add(child) }

  /// Lets a child go, which is unloaded: what it was loading is cancelled, and waited for no longer. One that is no child stays as it is.
  public func removeChild(_ child: any LifecycleViewModel) { lifecycle.remove(child) }
}
