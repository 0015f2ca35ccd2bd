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
    case .show(let route) where !canPush, .modal(let route): all.append(try entry(route, true))
    case .push(let route), .show(let route): all.append(try entry(route, false))
    case .pop where poppable == 0: throw .nothingToPop
    case .pop: all.removeLast()
    case .popToRoot: all.removeLast(poppable)
    case .dismiss where start == nil: throw .nothingToDismiss
    case .dismiss: dismiss(1)
    case .dismissAll: dismiss(.max)
    }
  }

  /// Makes a step, as far as it goes.
  mutating func apply(_ step: NavigationStep<Entry>) {
    switch step {
    case .push(let entry), .modal(let entry): all.append(entry)
    case .pop(let count): all.removeLast(max(0, min(count, all.count - (start.map { $0 + 1 } ?? 0))))
    case .dismiss(let count): dismiss(max(0, count))
    }
  }

  private mutating func dismiss(_ count: Int) {
    all.removeSubrange((all.indices.filter { all[$0].isPresented }.suffix(count).first ?? all.count)...)
  }

  /// The steps that lead to others: what both have stays.
  func steps(to goal: Self) -> [NavigationStep<Entry>] {
    let shared = zip(all, goal.all).prefix { $0.number == $1.number }.count
    let gone = all.dropFirst(shared)
    let dismissed = gone.count { $0.isPresented }
    let popped = gone.prefix { !$0.isPresented }.count
    return (dismissed > 0 ? [.dismiss(dismissed)] : []) + (popped > 0 ? [.pop(popped)] : [])
      + goal.all.dropFirst(shared).map { $0.isPresented ? .modal($0) : .push($0) }
  }

  /// The routes, by layers.
  var routes: [[Route]] {
    all.reduce(into: [[]]) { layers, entry in
      if entry.isPresented { layers.append([]) }
      layers[layers.count - 1].append(entry.route)
    }
  }
}
