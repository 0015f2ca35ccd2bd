extension LifecycleViewModel {
  /// The view models that are loaded and unloaded with this one, in the order in which they were added.
  public var children: [any LifecycleViewModel] { lifecycle.children }

  /// Adds a child, such as a row, a section or an embedded screen.
  ///
  /// ```swift
  /// final class PageViewModel: LifecycleViewModel {
  ///   let lifecycle = Lifecycle<Never>()
  ///   func open(_ section: some LifecycleViewModel) throws(LifecycleError) { try addChild(section) }
  /// }
  /// ```
  ///
  /// If the parent is loading or loaded, the child is set up and loaded at once. A loading parent waits for it; a
  /// loaded one stays loaded. If the parent is set up or unloading, the child is set up.
  ///
  /// - Throws: ``LifecycleError/hasParent`` or ``LifecycleError/isAncestor``.
  public func addChild(_ child: any LifecycleViewModel) throws(LifecycleError) { try lifecycle.add(child) }

  /// Removes and unloads a child. The parent doesn't wait for its load any more. If it isn't a child, nothing happens.
  public func removeChild(_ child: any LifecycleViewModel) { lifecycle.remove(child) }
}
