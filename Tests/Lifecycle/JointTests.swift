import MVVMCore
import MVVMLifecycle
import Testing

/// A parent with two children: every reachable joint state, and every command in it.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct JointTests {
  #if DEBUG
    /// Release builds try every call within a callback; debug builds, which are slower, try one of seven.
    static let stride = 7
  #else
    static let stride = 1
  #endif

  /// The reachable states, each with a shortest path to it.
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

  @Test func `parent and children follow the specification in each joint state, for each command`() async {
    var checked = 0
    var mistakes = 0
    for (model, path) in Self.reachable {
      // Lets other tests use the main actor.
      await Task.yield()
      for command in Command.all {
        var expected = model
        let notified = expected.apply(command)
        let world = JointWorld(after: path)
        let before = world.received
        let isAccepted = world.apply(command)
        let received = zip(before, world.received).map { Array($1.dropFirst($0.count)) }
        checked += 1
        if isAccepted != (notified != nil) || received != notified ?? [[], [], []]
          || world.states != expected.nodes.map(\.state)
        {
          mistakes += 1
          if mistakes < 10 {
            Issue.record("\(path), \(command): \(received), \(world.states); not \(notified ?? []), \(expected)")
          }
        }
      }
    }
    #expect(mistakes == 0)
    #expect(checked == 888 * 29)
  }

  @Test func `any call within a callback keeps the order of callbacks`() async {
    var checked = 0
    var mistakes = 0
    for (model, path) in Self.reachable {
      // Lets other tests use the main actor.
      await Task.yield()
      for command in Command.all {
        var after = model
        guard let notified = after.apply(command) else { continue }
        for (index, callbacks) in notified.enumerated() {
          for callback in Set(callbacks) {
            for answer in Command.all {
              checked += 1
              guard checked % Self.stride == 0 else { continue }
              guard let mistake = ReentrantCall(path, command, index, callback, answer).mistake() else { continue }
              mistakes += 1
              if mistakes < 10 {
                Issue.record("\(path), \(command); \(answer) when \(index) receives \(callback): \(mistake)")
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
