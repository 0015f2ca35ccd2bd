import MVVMContext

/// An event in a list or in its data.
enum Event {
  case insert(Int), delete(Int), move(Int, Int), revise(Int), reload
  case scroll(Int)
  case select(Int)
  case sync
}

/// The data, and a list that receives its changes later, in order.
@MainActor
struct Interleaving {
  struct Tally {
    var selections = 0
    var wrongByContext = 0
    var wrongByIndex = 0
    var pastTheEnd = 0
  }

  let list: RecyclingList
  private(set) var tally = Tally()
  private let data: Data
  private var pending: [Event] = []

  @MainActor
  private final class Data {
    var items: [Item]
    var nextID: Int
    init(count: Int) { (items, nextID) = ((0..<count).map { Item(id: $0) }, count) }
    subscript(index: Int) -> Item? { items.indices.contains(index) ? items[index] : nil }
  }

  init(count: Int, height: Int) {
    let data = Data(count: count)
    self.data = data
    list = RecyclingList(height: height)
    list.item = { data[$0] }
    list.reload(count: count)
  }

  /// Returns a random event that is possible now.
  func event(using generator: inout some RandomNumberGenerator) -> Event {
    let count = data.items.count
    let place = Int.random(in: 0..<max(count, 1), using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0, 1: return .insert(place)
    case 2, 3: return count > 0 ? .delete(place) : .insert(0)
    case 4: return count > 0 ? .move(place, Int.random(in: 0..<count, using: &generator)) : .sync
    case 5: return count > 0 ? .revise(place) : .sync
    case 6: return Int.random(in: 0..<4, using: &generator) == 0 ? .reload : .sync
    case 7: return .scroll(Int.random(in: 0..<max(list.count, 1), using: &generator))
    case 8: return .sync
    default: return list.visible.randomElement(using: &generator).map(Event.select) ?? .sync
    }
  }

  mutating func apply(_ event: Event) {
    switch event {
    case .insert(let index):
      data.items.insert(Item(id: data.nextID), at: index)
      data.nextID += 1
    case .delete(let index): data.items.remove(at: index)
    case .move(let old, let new): data.items.insert(data.items.remove(at: old), at: new)
    case .revise(let index): data.items[index].revision += 1
    case .reload: data.items.reverse()
    case .scroll(let index): return list.scroll(to: index)
    case .select(let index): return select(index)
    case .sync: return sync()
    }
    pending.append(event)
  }

  /// Applies the oldest pending change to the list.
  private mutating func sync() {
    guard !pending.isEmpty else { return }
    switch pending.removeFirst() {
    case .insert(let index): list.insert(at: index)
    case .delete(let index): list.delete(at: index)
    case .move(let old, let new): list.move(from: old, to: new)
    case .revise(let index): list.reloadRow(at: index)
    case .reload:
      pending = []
      list.reload(count: data.items.count)
    case .scroll, .select, .sync: break
    }
  }

  /// Compares the entity that the row shows with the results by context and by index.
  private mutating func select(_ index: Int) {
    guard let onScreen = list.visibleCell(at: index)?.text, !onScreen.isEmpty else { return }
    tally.selections += 1
    if list.context(ofCell: Row.self, at: index)?.text != onScreen { tally.wrongByContext += 1 }
    if let item = data[index] {
      if item.text != onScreen { tally.wrongByIndex += 1 }
    } else {
      tally.pastTheEnd += 1
    }
  }
}
