import CGTK
import Foundation
import GTKKit
import XCTest

/// Tests that GTK continues when it has work, even if nothing else wakes it.
final class WakingTests: XCTestCase {
  /// GTK does the work of a main-actor job immediately.
  func testJobThatGivesGLibWorkWakesIt() throws {
    turn { done in
      Task { _ = IdleSource(done) }
    }
  }

  /// Jobs run before GTK waits, so GTK doesn't wait.
  func testJobThatEndsTheLoopEndsTheWait() throws {
    turn { done in
      Task { _ = done() }
    }
  }

  func testNestedLoopLeavesTheOuterLoopUnchanged() throws {
    MainActor.assumeIsolated {
      guard MainLoop.start() else { return XCTFail("no display") }
      let alarm = Alarm(milliseconds: 20)
      _ = IdleSource {
        MainLoop.run { !alarm.hasRung }
        return false
      }
      XCTAssertLessThan(sleeps(untilWoken: 100), 300)
      XCTAssertTrue(alarm.hasRung)
    }
  }

  func testTimerThatGivesGLibWorkWakesIt() throws {
    turn { done in
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { _ = IdleSource(done) }
      }
    }
  }

  /// GLib sets the timer after the jobs of the main actor.
  func testTimerThatGLibSetsWakesIt() throws {
    turn { done in
      _ = IdleSource {
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
          MainActor.assumeIsolated { _ = IdleSource(done) }
        }
        return false
      }
    }
  }

  func testReadableDescriptorWakesIt() throws {
    let pipe = Pipe()
    turn { done in
      let source = DescriptorSource(pipe.fileHandleForReading.fileDescriptor, G_IO_IN, done)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
        pipe.fileHandleForWriting.write(Data("x".utf8))
      }
      return withExtendedLifetime(source) {}
    }
  }

  func testWritableDescriptorWakesIt() throws {
    let pipe = Pipe()
    let (reading, writing) = (pipe.fileHandleForReading, pipe.fileHandleForWriting)
    _ = fcntl(writing.fileDescriptor, F_SETFL, O_NONBLOCK)
    let page = [UInt8](repeating: 0, count: 4_096)
    while write(writing.fileDescriptor, page, page.count) > 0 {}
    turn { done in
      DescriptorSource(writing.fileDescriptor, G_IO_OUT, done)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
        for _ in 0..<16 { _ = reading.readData(ofLength: 4_096) }
      }
    }
  }

  func testUnwatchedDescriptorDoesNotWakeIt() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("x".utf8))
    turn { done in DescriptorSource(pipe.fileHandleForReading.fileDescriptor, G_IO_IN, done) }
    MainActor.assumeIsolated {
      XCTAssertLessThan(sleeps(untilWoken: 100), 300)
    }
    // The data hasn't been read.
    XCTAssertEqual(pipe.fileHandleForReading.availableData, Data("x".utf8))
  }

  func testDescriptorThatIsWatchedAgainWakesIt() throws {
    let pipe = Pipe()
    for _ in 0..<2 {
      turn { done in
        DescriptorSource(pipe.fileHandleForReading.fileDescriptor, G_IO_IN, done)
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
          pipe.fileHandleForWriting.write(Data("x".utf8))
        }
      }
      XCTAssertEqual(pipe.fileHandleForReading.availableData, Data("x".utf8))
      MainActor.assumeIsolated {
        let alarm = Alarm(milliseconds: 20)
        MainLoop.run { !alarm.hasRung }
      }
    }
  }

  /// Runs the loop until the callback, and fails if only an alarm woke it.
  private func turn(
    _ begin: @MainActor (_ done: @escaping @MainActor () -> Bool) -> Void, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      guard MainLoop.start() else { return XCTFail("no display") }
      let flag = Flag()
      begin {
        flag.isSet = true
        return false
      }
      let alarm = Alarm(milliseconds: 180_000)
      MainLoop.run { !flag.isSet && !alarm.hasRung }
      XCTAssertTrue(flag.isSet && !alarm.hasRung, "nothing woke GTK", line: line)
      alarm.end()
    }
  }
}
