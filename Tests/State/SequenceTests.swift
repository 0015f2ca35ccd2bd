import MVVMState
import Testing

/// Tasks whose values arrive one by one.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SequenceTests {
  let source = ViewStateSource(WordState())
  let first = AsyncThrowingStream.makeStream(of: String.self, throwing: (any Error).self)
  let second = AsyncThrowingStream.makeStream(of: String.self, throwing: (any Error).self)

  @Test func `each value becomes a state`() async {
    let log = Log()
    let token = source.stream.bind(\.words) { log.add($0.joined()) }
    read(first.stream)
    first.continuation.yield("a")
    await until { source.viewState.words == ["a"] }
    first.continuation.yield("b")
    first.continuation.yield("c")
    await until { source.viewState.words.count == 3 }
    #expect(log.lines == ["", "a", "ab", "abc"])
    withExtendedLifetime(token) {}
  }

  @Test func `an error arrives once and is the last result`() async {
    let log = Log()
    let token = source.stream.bind { log.add($0.new.problem ?? $0.new.words.joined()) }
    read(first.stream)
    first.continuation.yield("a")
    first.continuation.finish(throwing: NetworkError(code: 1))
    await until { source.viewState.problem != nil }
    for _ in 0..<10 { await Task.yield() }
    #expect(log.lines == ["", "a", "network 1"])
    withExtendedLifetime(token) {}
  }

  @Test func `an error of the work that makes the sequence arrives once`() async {
    let log = Log()
    let token = source.stream.bind { log.add($0.new.problem ?? "none") }
    source.change { writer in
      writer.start("read", .superseding) { () async throws -> AsyncStream<String> in
        throw NetworkError(code: 2)
      } each: { state, word in
        if case .failure(let error) = word { state.problem = "\(error)" }
      }
    }
    await until { source.viewState.problem != nil }
    for _ in 0..<10 { await Task.yield() }
    #expect(log.lines == ["none", "network 2"])
    withExtendedLifetime(token) {}
  }

  @Test func `values of a superseded sequence are dropped`() async {
    read(first.stream)
    first.continuation.yield("a")
    await until { source.viewState.words == ["a"] }
    first.continuation.yield("late")
    read(second.stream)
    first.continuation.yield("later")
    second.continuation.yield("b")
    await until { source.viewState.words.contains("b") }
    #expect(source.viewState.words == ["a", "b"])
  }

  @Test func `values and errors of a sequence that ignores cancellation are dropped`() async {
    let gate = Gate()
    source.change { writer in
      writer.start("read", .superseding) {
        StubbornSequence(gate: gate)
      } each: { state, word in
        state.words.append((try? word.get()) ?? "error")
      }
    }
    await until { gate.isAwaited }
    source.change { $0.cancel("read") }
    gate.open()
    await until { gate.isPassed }
    for _ in 0..<10 { await Task.yield() }
    #expect(source.viewState.words == [])
    #expect(gate.requests == 1)
  }

  @Test func `a queued sequence starts when the one before it has ended`() async {
    read(first.stream, .queueing)
    read(second.stream, .queueing)
    second.continuation.yield("b")
    first.continuation.yield("a")
    await until { source.viewState.words == ["a"] }
    for _ in 0..<10 { await Task.yield() }
    #expect(source.viewState.words == ["a"])
    first.continuation.finish()
    await until { source.viewState.words == ["a", "b"] }
  }

  @Test func `a sequence is ignored until the one before it has ended`() async {
    read(first.stream, .ignoring)
    first.continuation.yield("a")
    await until { source.viewState.words == ["a"] }
    read(second.stream, .ignoring)
    second.continuation.yield("b")
    first.continuation.finish()
    await until {
      read(second.stream, .ignoring)
      return source.viewState.words == ["a", "b"]
    }
  }

  @Test func `concurrent sequences are read at the same time`() async {
    read(first.stream, .concurrent)
    read(second.stream, .concurrent)
    first.continuation.yield("a")
    await until { source.viewState.words == ["a"] }
    second.continuation.yield("b")
    await until { source.viewState.words == ["a", "b"] }
    first.continuation.yield("c")
    await until { source.viewState.words == ["a", "b", "c"] }
  }

  @Test func `a source that is released ends the sequence`() async {
    let (words, continuation) = AsyncStream.makeStream(of: String.self)
    let log = Log()
    continuation.onTermination = { _ in Task { @MainActor in log.add("ended") } }
    var source: ViewStateSource<WordState>? = ViewStateSource(WordState())
    weak let gone = source
    source?.change { writer in
      writer.start("read", .superseding) {
        words
      } each: { state, word in
        if case .success(let word) = word { state.words.append(word) }
      }
    }
    continuation.yield("a")
    await until { source?.viewState.words == ["a"] }
    source = nil
    #expect(gone == nil)
    await until { log.lines == ["ended"] }
  }

  private func read(_ words: AsyncThrowingStream<String, any Error>, _ policy: TaskPolicy = .superseding) {
    source.change { writer in
      writer.start("read", policy) {
        words
      } each: { state, word in
        switch word {
        case .success(let word): state.words.append(word)
        case .failure(let error): state.problem = "\(error)"
        }
      }
    }
  }
}

/// Blocks a task until the test opens it, even if the task is cancelled.
@MainActor private final class Gate {
  private var waiting: CheckedContinuation<Void, Never>?
  private(set) var isPassed = false
  private(set) var requests = 0
  var isAwaited: Bool { waiting != nil }

  func pass() async {
    await withCheckedContinuation { waiting = $0 }
    isPassed = true
  }

  func request() { requests += 1 }
  func open() { waiting?.resume() }
}

/// Has one value and then an error, and doesn't end when its task is cancelled.
private struct StubbornSequence: AsyncSequence, Sendable {
  let gate: Gate

  struct Iterator: AsyncIteratorProtocol {
    let gate: Gate
    var count = 0

    mutating func next() async throws -> String? {
      count += 1
      await gate.request()
      if count > 1 { throw NetworkError(code: 3) }
      await gate.pass()
      return "late"
    }
  }

  func makeAsyncIterator() -> Iterator { Iterator(gate: gate) }
}
