import LintSemantics
import LintSyntax

/// Searches a stream's chain for the functions that it retains.
struct EscapingFunctionSearch {
  let reading: FileReading
  var found: [EscapingFunction] = []
  private var seen: Set<ExpressionID> = []
  /// Where what a chain lets go of begins among what was found in it, since it ends by itself.
  private var end: Int?
  /// Where the walk along a chain began, and whether other streams have joined it since: they go on when it ends.
  private var start = 0
  private var isJoined = false

  init(reading: FileReading) { self.reading = reading }

  var facts: FileFacts { reading.facts }

  /// How the result of a call is used.
  enum Use {
    case end
    case called, property
    /// Passed to another call, which may make a stream of it.
    case argument
    /// Made into a stream later: until then it is a collection.
    case collection
  }

  /// Walks a chain from its end, and forgets what it lets go. If one that is an argument ends, the whole need not.
  mutating func chain(_ expression: ExpressionID, _ use: Use, depth: Int) {
    let outer = (end, start, isJoined)
    (end, start, isJoined) = (nil, found.count, false)
    walk(expression, use, depth: depth)
    if let end { found.removeSubrange(end...) }
    (end, start, isJoined) = outer
  }

  private mutating func noteEnd(_ expression: ExpressionID, _ use: Use) {
    // `items.first { … }.title`: what a collection gives is no end of what is made from it.
    if use == .property || use == .collection { return }
    if reading.endsChain(expression) {
      end = min(end ?? found.count, isJoined ? found.count : start)
    } else if !isJoined, reading.isFiniteSource(expression) {
      end = start
    }
  }

  private mutating func walk(_ expression: ExpressionID, _ use: Use, depth: Int) {
    guard depth > 0, seen.insert(expression).inserted else { return }
    let node = facts[expression]
    switch node.kind {
    case .call: call(expression, use, depth)
    case .member:
      noteEnd(expression, use)
      guard let base = facts.firstPart(of: expression), !node.flags.contains(.implicitBase) else { return }
      walk(base, node.name == "publisher" ? .collection : .property, depth: depth)
    case .reference:
      guard let value = reading.localValue(expression) else { return noteEnd(expression, use) }
      walk(value, use, depth: depth - 1)
    case .array, .dictionary, .argument:
      for part in facts.parts(of: expression) { chain(part, use, depth: depth) }
    case .sequence:
      let isChoice = facts.parts(of: expression).contains {
        ["??", "<~"].contains(facts[$0].name.text)
      }
      for part in facts.parts(of: expression) where isChoice || use == .end { walk(part, use, depth: depth) }
    default: return
    }
  }

  private mutating func call(_ call: ExpressionID, _ use: Use, _ depth: Int) {
    guard let callee = facts.callee(of: call) else { return }
    if StreamAPI[facts[callee].name].contains(.joins) { isJoined = true } else { noteEnd(call, use) }
    let keeps = keeps(call, callee, use)
    for argument in facts.arguments(of: call) {
      guard let content = facts.firstPart(of: argument) else { continue }
      if keeps { hand(content, argument, to: call) }
      let isValue = facts[content].kind != .closure && facts[content].kind != .reference
      if isValue || reading.localValue(content).map({ facts[$0].kind == .call }) ?? false {
        chain(content, .argument, depth: depth)
      }
    }
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return }
    walk(base, use == .collection ? .collection : .called, depth: depth)
  }
}
