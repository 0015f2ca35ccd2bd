import CGTK
import Foundation
import GTKKit
import XCTest

/// GTK goes on as soon as there is something for it to do, though nothing else wakes it.
final class WakingTests: XCTestCase {
  /// What a job of the main actor asks of GTK is done at once.
  func testAJobThatGivesGLibWorkWakesIt() throws {
    turn { done in
      Task { _ = IdleSource(done) }
    }
  }

  /// Jobs are done before GTK waits, and it need not wait any more.
  func testAJobThatEndsTheLoopEndsTheWait() throws {
    turn { done in
      Task { _ = done() }
    }
  }

  func testALoopThatIsTurnedWithinAnotherLeavesThatAsItWas() throws {
    MainActor.assumeIsolated {
      guard MainLoop.start() else { return XCTFail("there is no display") }
      let alarm = Alarm(milliseconds: 20)
      _ = IdleSource {
        MainLoop.run { !alarm.hasRung }
        return false
      }
      XCTAssertLessThan(sleeps(untilWoken: 100), 300)
      XCTAssertTrue(alarm.hasRung)
    }
  }

  func testATimerThatGivesGLibWorkWakesIt() throws {
    turn { done in
      _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
        MainActor.assumeIsolated { _ = IdleSource(done) }
      }
    }
  }

  /// The timer is set by what GLib does, after the main actor's jobs.
  func testATimerThatIsSetWithinGLibsTurnWakesIt() throws {
    turn { done in
      _ = IdleSource {
        _ = Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in
          MainActor.assumeIsolated { _ = IdleSource(done) }
        }
        return false
      }
    }
  }

  func testADescriptorThatCanBeReadWakesIt() throws {
    let pipe = Pipe()
    turn { done in
      let source = DescriptorSource(pipe.fileHandleForReading.fileDescriptor, G_IO_IN, done)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) {
        pipe.fileHandleForWriting.write(Data("x".utf8))
      }
      return withExtendedLifetime(source) {}
    }
  }

  func testADescriptorThatCanBeWrittenToWakesIt() throws {
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

  func testADescriptorThatNobodyWatchesAnyMoreDoesNotWakeIt() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("x".utf8))
    turn { done in DescriptorSource(pipe.fileHandleForReading.fileDescriptor, G_IO_IN, done) }
    MainActor.assumeIsolated {
      XCTAssertLessThan(sleeps(untilWoken: 100), 300)
    }
    // There still is something to read.
    XCTAssertEqual(pipe.fileHandleForReading.availableData, Data("x".utf8))
  }

  func testADescriptorThatIsWatchedAgainWakesItAgain() throws {
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

  /// Turns the loop until what was begun calls back, and fails where only an alarm has woken it.
  private func turn(
    _ begin: @MainActor (_ done: @escaping @MainActor () -> Bool) -> Void, line: UInt = #line
  ) {
    MainActor.assumeIsolated {
      guard MainLoop.start() else { return XCTFail("there is no display") }
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
