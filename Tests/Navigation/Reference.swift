import MVVMNavigation

/// An independent model of what is shown: a flat list of screens, each with the number of its layer.
struct Reference {
  struct Item: Equatable {
    var layer: Int
    var place: Place
  }

  let hasOwnRoot: Bool
  var items: [Item] = []

  var front: Int { items.map(\.layer).max() ?? 0 }
  var inFront: [Item] { items.filter { $0.layer == front } }
  var places: [[Place]] { (0...front).map { layer in items.filter { $0.layer == layer }.map(\.place) } }
  var acceptsPushes: Bool {
    guard front > 0, case .bare = inFront[0].place else { return true }
    return false
  }
  var canPop: Bool { front == 0 && hasOwnRoot ? !inFront.isEmpty : inFront.count > 1 }

  /// Makes a move, and returns its result as a short text.
  mutating func move(_ move: NavigationMove<Place>) -> String {
    switch move {
    case .push where !acceptsPushes: return "cannot push"
    case .push(.missing(let number)), .present(.missing(let number)), .show(.missing(let number)):
      return "no screen: \(NoSuchPlace(number: number))"
    case .push(let place) where acceptsPushes, .show(let place) where acceptsPushes:
      items.append(Item(layer: front, place: place))
    case .present(let place), .show(let place): items.append(Item(layer: front + 1, place: place))
    case .pop where !canPop: return "nothing to pop"
    case .pop: items.removeLast()
    case .popToRoot: while canPop { items.removeLast() }
    case .dismiss where front == 0: return "nothing to dismiss"
    case .dismiss: items.removeAll { [front] in $0.layer == front }
    case .dismissAll: items.removeAll { $0.layer > 0 }
    case .setRoot(let place): items = [Item(layer: 0, place: place)]
    case .open(let places): open(places)
    default: return "?"
    }
    return "done"
  }

  private mutating func open(_ places: [Place]) {
    var shown = items.filter { $0.layer == 0 }.map(\.place)
    // The path starts with the root or above it.
    let root = hasOwnRoot || places.first == shown.first ? [] : Array(shown.prefix(1))
    shown.removeFirst(root.count)
    while !places.starts(with: shown) { shown.removeLast() }
    items = (root + shown + places.dropFirst(shown.count)).map { Item(layer: 0, place: $0) }
  }

  /// Makes all moves or none.
  mutating func perform(_ moves: [NavigationMove<Place>]) -> String {
    var copy = self
    for move in moves {
      let word = copy.move(move)
      if word != "done" { return word }
    }
    self = copy
    return "done"
  }

  mutating func goBack() { if canPop { items.removeLast() } }
  mutating func swipeDown() { if front > 0 { _ = move(.dismiss) } }
}

/// An event for a navigator: a call or a gesture.
enum Event: CustomStringConvertible {
  case move(NavigationMove<Place>)
  case goBack
  case swipeDown

  var description: String {
    switch self {
    case .move(let move): "\(move)"
    case .goBack: "goBack"
    case .swipeDown: "swipeDown"
    }
  }

  /// Returns each kind of event, each with a different place. The moves that replace many screens are optional, because
  /// every kind multiplies the sequences.
  static func all(_ number: Int, replacing: Bool) -> [Self] {
    moves(number, replacing: replacing).map { .move($0) } + [.goBack, .swipeDown]
  }

  static func moves(_ number: Int, replacing: Bool) -> [NavigationMove<Place>] {
    let replacements: [NavigationMove<Place>] = [.setRoot(.page(number)), .open([.page(0), .page(number)])]
    return [
      .push(.page(number)), .pop, .popToRoot, .present(.page(number)), .present(.bare(number)), .show(.page(number)),
      .push(.missing(number)), .dismiss, .dismissAll,
    ] + (replacing ? replacements : [])
  }
}

/// Returns all sequences of a length. The places are numbered in order.
func sequences<Element>(_ count: Int, _ elements: (Int) -> [Element]) -> [[Element]] {
  (0..<count).reduce([[]]) { lists, index in
    lists.flatMap { list in elements(index).map { list + [$0] } }
  }
}
