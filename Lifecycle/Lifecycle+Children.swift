/// A view model's lifecycle, as its parent and its children know it.
@MainActor protocol LifecycleNode: AnyObject {
  var state: LifecycleState { get }
  var parent: (any LifecycleNode)? { get set }
  var whenUnloaded: (@MainActor () -> Void)? { get set }
  func settle()
  func hear(_ error: any Error, from child: any LifecycleNode)
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

  /// Each child that is there, and still is when its turn comes.
  func forEachChild(in turn: Int, _ action: (any LifecycleViewModel) -> Void) {
    for child in children where turn == self.turn && child.node.parent === self { action(child) }
  }

  /// A child has failed to load.
  func hear(_ error: any Error, from node: any LifecycleNode) {
    guard let child = children.first(where: { $0.node === node }) else { return }
    // Nothing that waits to be told keeps the child.
    tell(.childDidFailToLoad({ [weak child] in child }, error))
  }
}
