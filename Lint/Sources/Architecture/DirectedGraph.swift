import LintSupport
public import LintSyntax

/// Nodes with arrows between them. Results depend only on the numbers of the nodes.
public struct DirectedGraph<ID: Handle>: Sendable {
  /// The targets of the arrows from each node, sorted.
  private let successors: [[ID]]

  public init(count: Int, arrows: some Sequence<(from: ID, to: ID)>) {
    var sets = [Set<ID>](repeating: [], count: count)
    for (source, target) in arrows where source != target { sets[source.index].insert(target) }
    successors = sets.map { $0.sorted() }
  }

  public var ids: HandleRange<ID> { HandleRange(successors.indices) }

  public func successors(of id: ID) -> [ID] { successors[id.index] }

  /// The groups of nodes that reach each other, each sorted. A group comes after the groups that it reaches.
  public var components: [[ID]] {
    var search = ComponentSearch(self)
    for id in ids { search.visit(id) }
    return search.components
  }

  /// The groups of more than one node that reach each other, by their first nodes.
  public var cyclicComponents: [[ID]] {
    components.filter { $0.count > 1 }.sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// The shortest way from a node back to itself, without its repetition at the end.
  public func shortestCycle(through start: ID) -> [ID]? {
    var previous: [ID: ID] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let node = queue[next]
      next += 1
      for successor in successors(of: node) {
        if successor == start {
          return sequence(first: node) { $0 == start ? nil : previous[$0] }.reversed()
        }
        if previous[successor] == nil {
          previous[successor] = node
          queue.append(successor)
        }
      }
    }
    return nil
  }

  /// The graph without cycles. Of the arrows in a cycle, those of the least weight are removed, as far as a quick search finds
  /// them.
  public func withoutCycles(weight: (_ from: ID, _ to: ID) -> Int = { _, _ in 1 }) -> DirectedGraph {
    var places = [Int](repeating: 0, count: successors.count)
    var component = places
    for (number, members) in components.enumerated() {
      for (place, id) in order(members, weight).enumerated() {
        places[id.index] = place
        component[id.index] = number
      }
    }
    let kept = ids.flatMap { id in
      successors(of: id).filter { component[$0.index] != component[id.index] || places[id.index] < places[$0.index] }
        .map { (from: id, to: $0) }
    }
    return DirectedGraph(count: successors.count, arrows: kept)
  }

  /// An order in which most of the weight leads forwards. The node with the most weight to later nodes, compared with the
  /// weight from them, is always next (after Eades, Lin and Smyth).
  private func order(_ members: [ID], _ weight: (_ from: ID, _ to: ID) -> Int) -> [ID] {
    if members.count < 2 { return members }
    let inside = Set(members)
    var balance: [ID: Int] = [:]
    var predecessors: [ID: [ID]] = [:]
    for id in members {
      for target in successors(of: id) where inside.contains(target) {
        let weight = weight(id, target)
        balance[id, default: 0] += weight
        balance[target, default: 0] -= weight
        predecessors[target, default: []].append(id)
      }
    }
    var remaining = members
    var order: [ID] = []
    while let next = remaining.max(by: { (balance[$0] ?? 0, $1) < (balance[$1] ?? 0, $0) }) {
      order.append(next)
      remaining.removeAll { $0 == next }
      for target in successors(of: next) where inside.contains(target) {
        balance[target, default: 0] += weight(next, target)
      }
      for user in predecessors[next] ?? [] { balance[user, default: 0] -= weight(user, next) }
    }
    return order
  }
}

/// Tarjan's search for strongly connected components, without recursion.
private struct ComponentSearch<ID: Handle> {
  private let graph: DirectedGraph<ID>
  private(set) var components: [[ID]] = []
  private var numbers: [Int?]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [ID] = []
  private var count = 0

  init(_ graph: DirectedGraph<ID>) {
    self.graph = graph
    numbers = Array(repeating: nil, count: graph.ids.count)
    lowest = Array(repeating: 0, count: graph.ids.count)
    isOpen = Array(repeating: false, count: graph.ids.count)
  }

  mutating func visit(_ root: ID) {
    if numbers[root.index] != nil { return }
    enter(root)
    var stack: [(node: ID, next: Int)] = [(root, 0)]
    while let (node, next) = stack.last {
      let successors = graph.successors(of: node)
      if next < successors.count {
        stack[stack.count - 1].next += 1
        let target = successors[next]
        if let number = numbers[target.index] {
          if isOpen[target.index] { lowest[node.index] = min(lowest[node.index], number) }
        } else {
          enter(target)
          stack.append((target, 0))
        }
      } else {
        stack.removeLast()
        if let parent = stack.last?.node { lowest[parent.index] = min(lowest[parent.index], lowest[node.index]) }
        if lowest[node.index] == numbers[node.index] { close(node) }
      }
    }
  }

  private mutating func enter(_ node: ID) {
    numbers[node.index] = count
    lowest[node.index] = count
    isOpen[node.index] = true
    open.append(node)
    count += 1
  }

  private mutating func close(_ root: ID) {
    var members: [ID] = []
    while let member = open.popLast() {
      isOpen[member.index] = false
      members.append(member)
      if member == root { break }
    }
    components.append(members.sorted())
  }
}
