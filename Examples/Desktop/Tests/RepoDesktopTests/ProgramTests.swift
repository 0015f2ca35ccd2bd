import Foundation
import RepoDesktop
import RepoSQLiteStore
import XCTest

/// The program as a whole, as it is started from a shell.
final class ProgramTests: XCTestCase {
  func testHelpNeedsNoDisplay() throws {
    let outcome = try run(["--live", "--help"], ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
    XCTAssertEqual(outcome.status, 0)
    XCTAssertEqual(outcome.output, Options.help + "\n")
    XCTAssertEqual(outcome.errors, "")
  }

  func testWithoutADisplayItSaysSo() throws {
    let nowhere = ["DISPLAY": nil, "WAYLAND_DISPLAY": nil] as [String: String?]
    for words in [[], ["--live"], ["--measure", "3"]] {
      let outcome = try run(words, nowhere)
      XCTAssertEqual(outcome.status, 2)
      XCTAssertEqual(outcome.output, "")
      XCTAssertTrue(outcome.errors.contains("there is no display (set DISPLAY"), outcome.errors)
    }
  }

  func testTheMeasureIsATableInAPipe() throws {
    // The mouse is X's, whatever else there is.
    let outcome = try run(["--measure", "5", "--delay", "7", "--seed", "3"], ["GDK_BACKEND": "wayland"])
    XCTAssertEqual(outcome.status, 0)
    let lines = outcome.output.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    XCTAssertTrue(outcome.output.hasPrefix("5 clicks on rows in view, "), outcome.output)
    XCTAssertTrue(outcome.output.contains("(seed 3)"))
    XCTAssertTrue(outcome.output.contains("the view learns 7 ms after the data"))
    XCTAssertTrue(lines.contains("by the context 5 0 0 0.0 %"), outcome.output)
    XCTAssertFalse((outcome.output + outcome.errors).contains("\u{1B}"))
  }

  func testADatabaseThatIsMissingIsAnError() throws {
    let place = place()
    let outcome = try run(["--measure", "3", "--database", place])
    XCTAssertEqual(outcome.status, 1)
    XCTAssertEqual(outcome.errors, "repos-desktop: there are no repositories at \(place) (add --create to make it)\n")
    XCTAssertFalse(FileManager.default.fileExists(atPath: place))
  }

  func testADatabaseWithoutRepositoriesIsAnError() throws {
    let place = place()
    defer { try? FileManager.default.removeItem(atPath: place) }
    // A cache is empty at first.
    _ = try SQLiteRepoStore.cache(place)
    for task in [["--live"], ["--measure", "3"]] {
      let outcome = try run(task + ["--database", place])
      XCTAssertEqual(outcome.status, 1)
      XCTAssertEqual(
        outcome.errors, "repos-desktop: there are no repositories to select from (leave out --database)\n")
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

  /// Runs the program that was built with these tests; one that goes on and on is ended, and has the status of its signal.
  private func run(_ words: [String], _ changes: [String: String?] = [:]) throws -> Outcome {
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
    let end = DispatchWorkItem { [id = process.processIdentifier] in kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(120), execute: end)
    defer { end.cancel() }
    let texts = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: texts[0], errors: texts[1])
  }
}
