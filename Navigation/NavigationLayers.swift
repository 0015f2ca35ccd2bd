/// What is shown: the lowest layer, and those that were presented on it, each with its screens. A value.
struct NavigationLayers<Route, Screen> {
  /// A screen that is shown, or was, and its own number.
  typealias Entry = (number: Int, route: Route, screen: Screen, takesPushes: Bool, isPresented: Bool)

  /// The screens, the lowest first; one that is presented begins a layer.
  private(set) var all: [Entry] = []
  /// How many screens the lowest layer keeps.
  let least: Int

  /// Where the front layer begins, if it was presented.
  private var start: Int? { all.lastIndex { $0.isPresented } }
  private var poppable: Int { max(0, all.count - (start.map { $0 + 1 } ?? least)) }

  /// Makes a move, or throws why it is impossible. A screen is made where one is needed.
  mutating func apply(
    _ move: NavigationMove<Route>, _ entry: (Route, _ isPresented: Bool) throws(NavigationError) -> Entry
  ) throws(NavigationError) {
    let canPush = start.map { all[$0].takesPushes } ?? true
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
    case .setRoot(let route): all = [try entry(route, false)]
    case .open(let path):
      dismiss(.max)
      all.removeSubrange(keptCount(for: path)...)
      for route in path.dropFirst(all.count - startOfPath(path)) { all.append(try entry(route, false)) }
    }
  }

  /// Makes a step, as far as it goes.
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

  /// Where a path starts among the screens: at the root if the first route is the root's, and above it otherwise.
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
    var kept: [Entry] = []
    var removedFirst: Entry?
    for var entry in all {
      if entry.isPresented { removedFirst = nil }
      if numbers.contains(entry.number) {
        if entry.isPresented { removedFirst = entry }
        continue
      }
      if let first = removedFirst { (entry.isPresented, entry.takesPushes) = (true, first.takesPushes) }
      removedFirst = nil
      kept.append(entry)
    }
    all = kept
  }

  /// How many screens both have, from the lowest on.
  func sharedCount(with goal: Self) -> Int { zip(all, goal.all).prefix { $0.number == $1.number }.count }

  /// The steps that lead to others: what both have stays.
  func steps(to goal: Self) -> [NavigationStep<Entry>] {
    let shared = sharedCount(with: goal)
    let gone = all.dropFirst(shared)
    let dismissed = gone.count { $0.isPresented }
    let popped = gone.prefix { !$0.isPresented }.count
    return (dismissed > 0 ? [.dismiss(dismissed)] : []) + (popped > 0 ? [.pop(popped)] : [])
      + goal.all.dropFirst(shared).map { $0.isPresented ? .present($0) : .push($0) }
  }

  /// The routes, by layers.
  var routes: [[Route]] {
    all.reduce(into: [[]]) { layers, entry in
      if entry.isPresented { layers.append([]) }
      layers[layers.count - 1].append(entry.route)
    }
  }
}

/// Whether two routes are equal; false if their type isn't `Equatable`.
private func isEqual(_ one: Any, _ other: Any) -> Bool {
  func equals<Value: Equatable>(_ one: Value) -> Bool { one == other as? Value }
  return (one as? any Equatable).map { equals($0) } ?? false
}
