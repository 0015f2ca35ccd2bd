import CGTK
import FlyingFox
import FlyingSocks
import Foundation
import GTKKit
import LoopTesting
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Tests that the main actor runs while GTK waits.
final class MainLoopTests: XCTestCase {
  func testAnEndlessTestTimesOut() {
    let never = { try onLoop(timeout: .milliseconds(10)) { try await Task.sleep(for: .seconds(3_600)) } }
    XCTAssertThrowsError(try never()) { XCTAssertEqual(($0 as? Timeout)?.condition, "the end of the test") }
  }

  func testSleepTakesItsDuration() throws {
    try onLoop {
      let began = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(30))
      XCTAssertGreaterThanOrEqual(ContinuousClock.now - began, .milliseconds(30))
    }
  }

  func testCancelledSleepEndsImmediately() throws {
    try onLoop {
      let sleep = Task { try await Task.sleep(for: .seconds(3_600)) }
      await Task.yield()
      sleep.cancel()
      let outcome = await sleep.result
      XCTAssertThrowsError(try outcome.get()) { XCTAssert($0 is CancellationError) }
    }
  }

  func testDetachedWorkReturnsToTheMainThread() throws {
    try onLoop {
      let sum = await Task.detached { (1...1_000).reduce(0, +) }.value
      XCTAssertEqual(sum, 500_500)
      XCTAssertTrue(Thread.isMainThread)
    }
  }

  func testMainQueueRuns() throws {
    try onLoop {
      let thread = await withCheckedContinuation { done in
        DispatchQueue.global().async { DispatchQueue.main.async { done.resume(returning: Thread.isMainThread) } }
      }
      XCTAssertTrue(thread)
    }
  }

  func testTimerFires() throws {
    try onLoop {
      await withCheckedContinuation { done in
        _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in done.resume() }
      }
    }
  }

  func testServerAnswers() throws {
    try onLoop {
      let server = HTTPServer(
        address: try .inet(ip4: "127.0.0.1", port: 0), logger: .disabled,
        handler: ClosureHTTPHandler { HTTPResponse(statusCode: .ok, body: Data($0.path.utf8)) })
      let running = Task { try await server.run() }
      try await server.waitUntilListening(timeout: 180)
      guard case .ip4(_, let port) = await server.listeningAddress else { return XCTFail("no address") }
      let session = URLSession(configuration: .ephemeral)
      for path in ["/one", "/two"] {
        let url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(port)\(path)"))
        let (data, _) = try await session.data(from: url)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), path)
        XCTAssertTrue(Thread.isMainThread)
      }
      session.invalidateAndCancel()
      await server.stop()
      _ = await running.result
    }
  }

  func testIdleLoopSleepsUntilWoken() throws {
    MainActor.assumeIsolated {
      guard MainLoop.start() else { return XCTFail("no display") }
      XCTAssertLessThan(sleeps(untilWoken: 100), 300)
    }
  }

  func testTasksAndIdleSourcesAlternate() throws {
    try onLoop {
      let idle = IdleSource { true }
      var turns = 0
      while idle.calls < 10 || turns < 10 {
        await Task.yield()
        turns += 1
      }
      idle.end()
    }
  }
}
