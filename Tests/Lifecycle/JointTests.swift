import MVVMCore
import MVVMLifecycle
import Testing

/// A parent with two children: every joint state that can be reached, and every command in it.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct JointTests {
  #if DEBUG
    /// Built for release every call within a callback is made, without optimization one in this many.
    static let stride = 7
  #else
    static let stride = 1
  #endif

  /// The reachable states, each with a shortest way to it.
  static let reachable: [JointModel: [Command]] = {
    var found: [JointModel: [Command]] = [JointModel(): []]
    var next = [JointModel()]
    while !next.isEmpty {
      var further: [JointModel] = []
      for model in next {
        for command in Command.all {
          var after = model
          guard after.apply(command) != nil, found[after] == nil else { continue }
          found[after] = found[model, default: []] + [command]
          further.append(after)
        }
      }
      next = further
    }
    return found
  }()

  @Test func `parent and children move as the laws say, in each joint state, by each command`() async {
    var checked = 0
    var mistakes = 0
    for (model, way) in Self.reachable {
      // The other tests want the main actor too.
      await Task.yield()
      for command in Command.all {
        var expected = model
        let told = expected.apply(command)
        let world = JointWorld(after: way)
        let before = world.heard
        let isAccepted = world.apply(command)
        let heard = zip(before, world.heard).map { Array($1.dropFirst($0.count)) }
        checked += 1
        if isAccepted != (told != nil) || heard != told ?? [[], [], []] || world.states != expected.nodes.map(\.state) {
          mistakes += 1
          if mistakes < 10 {
            Issue.record("\(way), \(command): \(heard), \(world.states); not \(told ?? []), \(expected)")
          }
        }
      }
    }
    #expect(mistakes == 0)
    #expect(checked == 888 * 29)
  }

  @Test func `a call within a callback, of any kind, leaves all in order`() async {
    var checked = 0
    var mistakes = 0
    for (model, way) in Self.reachable {
      // The other tests want the main actor too.
      await Task.yield()
      for command in Command.all {
        var after = model
        guard let told = after.apply(command) else { continue }
        for (who, callbacks) in told.enumerated() {
          for callback in Set(callbacks) {
            for answer in Command.all {
              checked += 1
              guard checked % Self.stride == 0 else { continue }
              guard let mistake = Answered(way, command, who, callback, answer).mistake() else { continue }
              mistakes += 1
              if mistakes < 10 {
                Issue.record("\(way), \(command); \(answer) when \(who) hears \(callback): \(mistake)")
              }
            }
          }
        }
      }
    }
    #expect(mistakes == 0)
    #expect(checked == 211_207)
  }
}
