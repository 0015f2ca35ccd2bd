/// The lowest layer and the layers that are presented on it, with their screens.
struct NavigationLayers<Route, Screen> {
  /// A screen with a number that identifies it.
  typealias Entry = (number: Int, route: Route, screen: Screen, acceptsPushes: Bool, isPresented: Bool)

  /// The screens, the lowest first. A presented screen is the first of its layer.
  private(set) var all: [Entry] = []
  /// The number of screens that always stay in the lowest layer.
  let least: Int
  /// Whether the moves so far pop the screens of other code.
  private(set) var clears = false

  /// The index of the front layer's first screen, if the layer is presented.
  private var start: Int? { all.lastIndex { $0.isPresented } }
  private var poppable: Int { max(0, all.count - (start.map { $0 + 1 } ?? least)) }

  /// Makes a move, or throws the reason why it is impossible. The closure creates a screen.
  mutating func apply(
    _ move: NavigationMove<Route>, _ entry: (Route, _ isPresented: Bool) throws(NavigationError) -> Entry
  ) throws(NavigationError) {
    let canPush = start.map { all[$0].acceptsPushes } ?? true
    switch move {
    case .push where !canPush: throw .cannotPush
    case .show(let route) where !canPush, .present(let route): all.append(try entry(route, true))
    case .push(let route), .show(let route): all.append(try entry(route, false))
    case .pop where poppable == 0: throw .nothingToPop
    case .pop: all.removeLast()
    case .popToRoot: all.removeLast(poppable)
    case .dismiss where start == nil: throw .nothingToDismiss
    case .dismiss: dismiss(1)
    case .dismissAll: dismiss(.max)
    case .setRoot(let route): (all, clears) = ([try entry(route, false)], true)
    case .open(let path):
      clears = true
      dismiss(.max)
      all.removeSubrange(keptCount(for: path)...)
      for route in path.dropFirst(all.count - startOfPath(path)) { all.append(try entry(route, false)) }
    }
  }

  /// Applies a step. It removes at most the existing screens.
  mutating func apply(_ step: NavigationStep<Entry>) {
    switch step {
    case .push(let entry), .present(let entry): all.append(entry)
    case .pop(let count): all.removeLast(max(0, min(count, all.count - (start.map { $0 + 1 } ?? 0))))
    case .dismiss(let count): dismiss(max(0, count))
    }
  }

  private mutating func dismiss(_ count: Int) {
    all.removeSubrange((all.indices.filter { all[$0].isPresented }.suffix(count).first ?? all.count)...)
  }

  /// Returns the index at which a path starts: the root's if the first route is the root's, and the next one otherwise.
  private func startOfPath(_ path: [Route]) -> Int {
    guard let root = all.first, let first = path.first, isEqual(root.route, first) else { return min(least, all.count) }
    return 0
  }

  private func keptCount(for path: [Route]) -> Int {
    let start = startOfPath(path)
    return start + zip(all.dropFirst(start), path).prefix { isEqual($0.route, $1) }.count
  }

  /// Removes screens. If the first one of a presented layer is removed, the next one takes its place.
  mutating func remove(_ numbers: Set<Int>) {
    all = layers.flatMap { layer in
      var kept = layer.filter { !numbers.contains($0.number) }
      if let first = layer.first, !kept.isEmpty {
        (kept[0].isPresented, kept[0].acceptsPushes) = (first.isPresented, first.acceptsPushes)
      }
      return kept
    }
  }

  /// Returns the steps that lead to other layers. The lowest screens that both have in common stay. The closure returns
  /// whether there are screens of other code above a screen.
  func steps(to goal: Self, hasForeignScreens: (Screen?) -> Bool = { _ in false }) -> [NavigationStep<Entry>] {
    let kept = zip(all, goal.all).prefix { $0.number == $1.number }.map(\.0)
    let removed = all.dropFirst(kept.count)
    let dismissed = removed.count { $0.isPresented }
    let popped = removed.prefix { !$0.isPresented }.count
    return (dismissed > 0 ? [.dismiss(dismissed)] : []) + (popped > 0 ? [.pop(popped)] : [])
      + (goal.clears && hasForeignScreens(kept.last?.screen) ? [.pop(0)] : [])
      + goal.all.dropFirst(kept.count).map { $0.isPresented ? .present($0) : .push($0) }
  }

  /// The screens, by layers.
  private var layers: [[Entry]] {
    all.reduce(into: [[]]) { layers, entry in
      if entry.isPresented { layers.append([]) }
      layers[layers.count - 1].append(entry)
    }
  }

  /// The routes, by layers.
  var routes: [[Route]] { layers.map { $0.map(\.route) } }
}

/// Returns whether two routes are equal; false if their type isn't `Equatable`.
private func isEqual(_ one: Any, _ other: Any) -> Bool {
  func equals<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
  return (one as? any Equatable).map { equals($0) } ?? false
}
