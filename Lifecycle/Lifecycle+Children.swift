/// A lifecycle of any view model, for its parent and its children.
@MainActor protocol LifecycleNode: AnyObject {
  var state: LifecycleState { get }
  var parent: (any LifecycleNode)? { get set }
  var loadAfterUnload: (@MainActor () -> Void)? { get set }
  func settle()
  func reportFailure(_ error: any Error, of child: any LifecycleNode)
}

extension Lifecycle {
  func add(_ child: any LifecycleViewModel) throws(LifecycleError) {
    var ancestor: (any LifecycleNode)? = self
    while let node = ancestor {
      if node === child.node { throw .isAncestor }
      ancestor = node.parent
    }
    if child.node.parent != nil { throw .hasParent }
    child.node.parent = self
    children.append(child)
    switch state {
    case .initialized: break
    case .setUp, .unloading: try? child.setup()
    case .loading, .loaded: child.appear()
    }
  }

  func remove(_ child: any LifecycleViewModel) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    child.node.parent = nil
    child.disappear()
    settle()
  }

  /// Calls a closure with each child, except those that earlier calls removed, until another load or unload starts.
  func forEachChild(in turn: Int, _ action: (any LifecycleViewModel) -> Void) {
    for child in children where turn == self.turn && child.node.parent === self { action(child) }
  }

  /// Notifies the observers that a child has failed to load.
  func reportFailure(_ error: any Error, of node: any LifecycleNode) {
    guard let child = children.first(where: { $0.node === node }) else { return }
    // A notification that waits doesn't retain the child.
    notify(.childDidFailToLoad({ [weak child] in child }, error))
  }
}
