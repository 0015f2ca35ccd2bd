import Foundation
import RepoDesktop
import RepoSQLiteStore
import XCTest

/// Tests the whole program as a shell starts it.
final class ProgramTests: XCTestCase {
  func testHelpNeedsNoDisplay() throws {
    let outcome = try run(["--live", "--help"], ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output, Options.help + "\n")
    XCTAssertEqual(outcome.errors, "")
  }

  func testVersionNeedsNoDisplay() throws {
    let outcome = try run(["--version"], ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output, Options.version + "\n")
  }

  func testInterruptedMeasurementReportsIt() throws {
    let outcome = try run(["--measure", "1000000"], isInterrupted: true)
    XCTAssertEqual(outcome.status, 130)
    XCTAssertEqual(outcome.output, "")
    let words = outcome.errors.split(separator: " ").map(String.init)
    XCTAssertTrue(outcome.errors.hasPrefix("repos-desktop: Interrupted after "), outcome.errors)
    XCTAssertTrue(words.suffix(3).elementsEqual(["of", "1,000,000", "clicks\n"]), outcome.errors)
  }

  func testMissingDisplayIsAnError() throws {
    let nowhere = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil] as [String: String?]
    for words in [[], ["--live"], ["--measure", "3"]] {
      let outcome = try run(words, nowhere)
      XCTAssertEqual(outcome.status, 1)
      XCTAssertEqual(outcome.output, "")
      XCTAssertTrue(outcome.errors.contains("There is no display; set DISPLAY"), outcome.errors)
    }
  }

  func testMeasurementPrintsATableInAPipe() throws {
    // The mouse needs X, even if GTK would use another backend.
    let outcome = try run(["--measure", "5", "--delay", "7", "--seed", "3"], ["GDK_BACKEND": "wayland"])
    XCTAssertEqual(outcome.status, 0)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    XCTAssertTrue(outcome.output.hasPrefix("5 clicks on visible rows "), outcome.output)
    XCTAssertTrue(outcome.output.contains("(seed 3)"))
    XCTAssertTrue(outcome.output.contains("the view shows a change 7 ms after the data"))
    XCTAssertTrue(lines.contains("by the context 5 0 0 0.0 %"), outcome.output)
    XCTAssertFalse((outcome.output + outcome.errors).contains("\u{1B}"))
  }

  func testMissingDatabaseIsAnError() throws {
    let place = place()
    let outcome = try run(["--measure", "3", "--database", place])
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "repos-desktop: There are no repositories at \(place); add --create to create it\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: place))
  }

  func testDatabaseWithoutRepositoriesIsAnError() throws {
    let place = place()
    defer { try? FileManager.default.removeItem(atPath: place) }
    // A new cache is empty.
    _ = try SQLiteRepoStore.cache(place)
    for task in [["--live"], ["--measure", "3"]] {
      let outcome = try run(task + ["--database", place])
      XCTAssertEqual(outcome.status, 1)
      XCTAssertEqual(
        outcome.errors, "repos-desktop: There are no repositories to select from; choose another store\n")
    }
  }

  private func place() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite").path
  }
}

extension ProgramTests {
  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Returns when the program handles the signal or has ended.
  private func waitForHandler(of signal: Int32, in process: Process) throws {
    let path = "/proc/\(process.processIdentifier)/status"
    while process.isRunning {
      let status = try String(contentsOfFile: path, encoding: .utf8)
      let line = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
      let handled = line.flatMap { UInt64($0.dropFirst(7).trimmingCharacters(in: .whitespaces), radix: 16) } ?? 0
      if handled >> UInt64(signal - 1) & 1 == 1 { return }
      usleep(10_000)
    }
  }

  /// Runs the program that was built with these tests. A program that doesn't end is killed, and has the status of the signal.
  private func run(
    _ words: [String], _ changes: [String: String?] = [:], isInterrupted: Bool = false
  ) throws -> Outcome {
    let process = Process()
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("repos-desktop")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(changes.mapValues { $0 ?? "" }) { $1 }.filter {
      !$1.isEmpty
    }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    if isInterrupted {
      try waitForHandler(of: SIGINT, in: process)
      kill(process.processIdentifier, SIGINT)
    }
    let end = DispatchWorkItem { [id = process.processIdentifier] in kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(120), execute: end)
    defer { end.cancel() }
    let texts = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
