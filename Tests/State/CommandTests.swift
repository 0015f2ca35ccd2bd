import MVVMBinding
import MVVMCore
import MVVMState
import Testing

/// Commands are the only way to change a state.
@MainActor
@Suite struct CommandTests {
  let viewModel = WordViewModel()
  let log = Log()

  @Test func `a command is handled when execute returns`() {
    viewModel.execute(.add("a"))
    viewModel.execute(.add("b"))
    #expect(viewModel.viewState.words == ["a", "b"])
  }

  @Test func `an update with several changes is one change`() {
    let token = viewModel.viewStateStream.bind { log.add($0.new.words.joined()) }
    viewModel.execute(.addTwo("a", "b"))
    #expect(log.lines == ["", "ab"])
    withExtendedLifetime(token) {}
  }

  @Test func `a command executed within an update is handled after it, and no change is lost`() {
    let token = viewModel.viewStateStream.bind { log.add($0.new.words.joined()) }
    viewModel.execute(.addAfter("a", then: "b"))
    #expect(log.lines == ["", "a", "ab"])
    withExtendedLifetime(token) {}
  }

  @Test func `a command executed within a delivery waits for the one being handled`() {
    let first = viewModel.viewStateStream.bind { change in
      log.add("first \(change.new.words)")
      if change.new.words == ["a"] { viewModel.execute(.add("b")) }
      log.add("now \(viewModel.viewState.words)")
    }
    let second = viewModel.viewStateStream.bind { log.add("second \($0.new.words)") }
    viewModel.execute(.add("a"))
    #expect(
      log.lines == [
        "first []", "now []", "second []",
        #"first ["a"]"#, #"now ["a"]"#, #"second ["a"]"#,
        #"first ["a", "b"]"#, #"now ["a", "b"]"#, #"second ["a", "b"]"#,
      ])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a command executed by a handler waits until that handler has returned`() {
    let token = viewModel.viewStateStream.bind { log.add($0.new.words.joined()) }
    viewModel.execute(.addBefore("b", then: "a"))
    #expect(log.lines == ["", "a", "ab"])
    withExtendedLifetime(token) {}
  }

  @Test func `waiting commands are handled in the order in which they were executed`() {
    let tokens = ["b", "c"].map { word in
      viewModel.viewStateStream.bind { [viewModel] change in
        if change.new.words == ["a"] { viewModel.execute(.addBefore(word + "!", then: word)) }
      }
    }
    viewModel.execute(.add("a"))
    #expect(viewModel.viewState.words == ["a", "b", "c", "b!", "c!"])
    withExtendedLifetime(tokens) {}
  }

  @Test func `a source without a base class queues handlers too`() {
    let source = ViewStateSource(WordState())
    source.change { writer in
      source.change { $0.update { $0.words.append("b") } }
      writer.update { $0.words.append("a") }
    }
    #expect(source.viewState.words == ["a", "b"])
  }

  @Test func `ending a view model drops the waiting commands`() {
    let token = viewModel.viewStateStream.bind { [viewModel] change in
      guard change.new.words == ["a"] else { return }
      viewModel.execute(.add("b"))
      viewModel.end()
    }
    viewModel.execute(.add("a"))
    #expect(viewModel.viewState.words == ["a"])
    withExtendedLifetime(token) {}
  }

  @Test func `ending a source releases the waiting handlers before it returns`() {
    let source = ViewStateSource(WordState())
    source.change { _ in
      var kept: Kind? = Kind()
      weak let gone = kept
      source.change { [kept] _ in withExtendedLifetime(kept) {} }
      kept = nil
      #expect(gone != nil)
      source.end()
      #expect(gone == nil)
    }
  }

  @Test(arguments: [WordCommand.repeatForever, .clear])
  func `an endless chain of commands is stopped and reported once`(_ command: WordCommand) {
    let issues = IssueLog()
    issues.collect {
      let token = viewModel.viewStateStream.bind { [viewModel] change in
        if change.old != nil { viewModel.execute(command) }
      }
      viewModel.execute(.add("a"))
      withExtendedLifetime(token) {}
    }
    #expect(issues.kinds == [.endlessCommands])
    viewModel.execute(.add("b"))
    #expect(viewModel.viewState.words.last == "b")
  }

  @Test func `a command executed by the handler of that report is dropped with the chain`() {
    let handler = RuntimeIssue.Handler { [viewModel] _ in viewModel.execute(.add("reported")) }
    RuntimeIssue.$scopedHandler.withValue(handler) { viewModel.execute(.repeatForever) }
    viewModel.execute(.addBefore("b", then: "a"))
    #expect(viewModel.viewState.words == ["a", "b"])
  }

  @Test func `many commands at once aren't an endless chain`() {
    let issues = IssueLog()
    issues.collect {
      viewModel.execute(.addMany(9_000))
      viewModel.execute(.addMany(9_000))
    }
    #expect(viewModel.viewState.words.count == 18_000)
    #expect(issues.kinds == [])
  }

  @Test func `an observer that always executes is stopped and reported`() {
    let issues = IssueLog()
    issues.collect {
      let token = viewModel.viewStateStream.bind { _ in viewModel.execute(.clear) }
      withExtendedLifetime(token) {}
    }
    #expect(issues.kinds == [.endlessBinding])
  }

  @Test func `a view model that does not override handle is reported`() {
    final class Forgetful: CommonViewModel<WordState, String> {}
    let issues = IssueLog()
    issues.collect { Forgetful(WordState()).execute("a") }
    #expect(issues.kinds == [.missingOverride])
  }

  @Test func `a view model without the base class follows the same laws`() {
    let plain = PlainViewModel()
    let token = plain.viewStateStream.bind { log.add("\($0.old?.words ?? ["-"]) \($0.new.words)") }
    plain.execute("a")
    #expect(log.lines == [#"["-"] []"#, #"[] ["a"]"#])
    withExtendedLifetime(token) {}
  }

  @Test func `a view depends only on a view model's states and commands`() {
    let viewModel: any StatefulViewModel<WordState, String> = PlainViewModel()
    viewModel.execute("a")
    #expect(viewModel.viewState.words == ["a"])
  }

  @Test func `a view model doesn't change after its end`() {
    viewModel.execute(.add("a"))
    viewModel.end()
    viewModel.execute(.add("b"))
    viewModel.execute(.find("c", .superseding))
    #expect(viewModel.viewState == WordState(words: ["a"]))
  }

  @Test func `after its end a source calls no handler`() {
    let source = ViewStateSource(WordState())
    source.end()
    source.change { _ in log.add("handled") }
    #expect(log.lines == [])
  }

  @Test func `a source that is ended within a handler calls no waiting or later handler`() {
    let source = ViewStateSource(WordState())
    source.change { _ in
      source.change { _ in log.add("waiting") }
      source.end()
      source.change { _ in log.add("later") }
    }
    #expect(log.lines == [])
  }

  @Test func `a view model that ends within an update drops that update`() {
    let source = ViewStateSource(WordState())
    source.change { writer in
      writer.update {
        source.end()
        $0.words = ["late"]
      }
      writer.update { _ in log.add("called") }
    }
    #expect(source.viewState.words == [])
    #expect(log.lines == [])
  }
}
