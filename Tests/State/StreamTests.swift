import MVVMBinding
import MVVMState
import Testing

/// The changes that an observer receives, and when.
@MainActor
@Suite struct StreamTests {
  let viewModel = WordViewModel()
  let log = Log()

  @Test func `the first change has no old state, and each later one has the previous state`() {
    viewModel.execute(.add("a"))
    let token = viewModel.viewStateStream.bind { log.add("\($0.old?.words ?? ["none"]) to \($0.new.words)") }
    viewModel.execute(.add("b"))
    viewModel.execute(.clear)
    #expect(
      log.lines == [
        #"["none"] to ["a"]"#, #"["a"] to ["a", "b"]"#, #"["a", "b"] to []"#,
      ])
    withExtendedLifetime(token) {}
  }

  @Test func `a state set within the first delivery is delivered after it`() {
    let token = viewModel.viewStateStream.bind { change in
      if change.old == nil { viewModel.execute(.add("a")) }
      log.add("\(change.old?.words ?? ["none"]) to \(change.new.words)")
    }
    #expect(log.lines == [#"["none"] to []"#, #"[] to ["a"]"#])
    withExtendedLifetime(token) {}
  }

  @Test func `a new observer within a delivery starts with the current state and receives the next ones`() {
    var late: BindingToken?
    let first = viewModel.viewStateStream.bind { change in
      guard change.new.words == ["a"] else { return }
      viewModel.execute(.add("b"))
      late = viewModel.viewStateStream.bind { log.add("\($0.old?.words ?? ["none"]) to \($0.new.words)") }
      viewModel.execute(.add("c"))
    }
    viewModel.execute(.add("a"))
    #expect(
      log.lines == [
        #"["none"] to ["a"]"#, #"["a"] to ["a", "b"]"#, #"["a", "b"] to ["a", "b", "c"]"#,
      ])
    withExtendedLifetime((first, late)) {}
  }

  @Test func `a property has changed if it differs from the old state`() {
    let change = ViewStateChange(from: WordState(words: ["a"]), to: WordState(isLoading: true, words: ["a"]))
    #expect(change.changed(\.isLoading))
    #expect(!change.changed(\.words))
    change.ifChanged(\.isLoading) { log.add("\($0)") }
    change.ifChanged(\.words) { log.add("\($0)") }
    #expect(log.lines == ["true"])
  }

  @Test func `every property has changed in the first change`() {
    let change = ViewStateChange(from: nil, to: WordState())
    #expect(change.changed(\.isLoading))
    #expect(change.changed(\.words))
  }

  @Test func `a key path delivers only values that differ`() {
    let token = viewModel.viewStateStream.bind(\.words) { log.add("\($0)") }
    viewModel.execute(.stop)
    viewModel.execute(.add("a"))
    viewModel.execute(.stop)
    #expect(log.lines == ["[]", #"["a"]"#])
    withExtendedLifetime(token) {}
  }

  @Test func `an equal state is delivered`() {
    let token = viewModel.viewStateStream.bind { log.add("\($0.new.words)") }
    viewModel.execute(.clear)
    #expect(log.lines == ["[]", "[]"])
    withExtendedLifetime(token) {}
  }

  @Test func `nothing is delivered after the token has ended`() {
    let token = viewModel.viewStateStream.bind { log.add("\($0.new.words)") }
    token.end()
    viewModel.execute(.add("a"))
    #expect(log.lines == ["[]"])
  }

  @Test func `an owner receives states while it lives and isn't retained`() {
    var owner: Owner? = Owner()
    weak let gone = owner
    if let owner { viewModel.viewStateStream.bind(to: owner) { $0.received.append($1.new.words) } }
    viewModel.execute(.add("a"))
    #expect(owner?.received == [[], ["a"]])
    owner = nil
    #expect(gone == nil)
    viewModel.execute(.add("b"))
  }

  @Test func `an owner receives a property's different values until it is unbound`() {
    let owner = Owner()
    viewModel.viewStateStream.bind(\.words, to: owner) { $0.received.append($1) }
    viewModel.execute(.stop)
    viewModel.execute(.add("a"))
    viewModel.viewStateStream.unbind(owner)
    viewModel.execute(.add("b"))
    #expect(owner.received == [[], ["a"]])
  }

  @Test func `neither the stream nor its observers retain the view model`() {
    var viewModel: WordViewModel? = WordViewModel()
    weak let gone = viewModel
    let stream = viewModel?.viewStateStream
    let token = stream?.bind { _ in }
    viewModel = nil
    #expect(gone == nil)
    withExtendedLifetime((stream, token)) {}
  }
}
