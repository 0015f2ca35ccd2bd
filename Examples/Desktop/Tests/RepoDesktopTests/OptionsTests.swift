import RepoDesktop
import RepoOptions
import XCTest

/// Tests the parsing of the command line.
final class OptionsTests: XCTestCase {
  func testLocationOptions() throws {
    let places: [([String], StoreLocation)] = [
      ([], .memory),
      (["--memory"], .memory),
      (["--database", "a.db"], .file(path: "a.db", creating: false)),
      (["--create", "--database", "a.db"], .file(path: "a.db", creating: true)),
      (["--url", "http://a"], .server(address: "http://a", cache: nil)),
      (["--cache", "b.db", "--url", "http://a"], .server(address: "http://a", cache: "b.db")),
    ]
    for (words, place) in places { XCTAssertEqual(try Options(words).place, place) }
  }

  func testTaskOptions() throws {
    let usual = try Options([])
    XCTAssertEqual(usual.task, .browse)
    XCTAssertEqual([usual.delay, Int(usual.seed)], [100, 1])
    let live = try Options(["--live", "--delay", "0", "--seed=3"])
    XCTAssertEqual(live.task, .live)
    XCTAssertEqual([live.delay, Int(live.seed)], [0, 3])
    for words in [["--measure", "7"], ["--measure=7"]] {
      XCTAssertEqual(try Options(words).task, .measure(clicks: 7))
    }
  }

  func testInvalidOptions() {
    let problems: [([String], String)] = [
      (["--live", "--measure", "7"], "'--live' can't be combined with '--measure'"),
      (["--delay", "7"], "'--delay' needs '--live' or '--measure'"),
      (["--seed", "7"], "'--seed' needs '--live' or '--measure'"),
      (["--measure", "5", "--delay", "501"], "'--delay' exceeds the run; the maximum here is 500, not 501"),
      (["--foo"], "Unknown option '--foo'"),
      (["foo"], "Unknown argument 'foo'"),
      (["--url"], "'--url' needs a value"),
      (["--database", ""], "'--database' needs a value"),
      (["--create"], "'--create' needs '--database FILE'"),
      (["--cache", "b.db"], "'--cache' needs '--url URL'"),
      (["--url", "http://a", "--database", "a.db"], "'--url' can't be combined with '--database'"),
      (["--url", "http://a", "--memory"], "'--url' can't be combined with '--memory'"),
      (["--memory", "--database", "a.db"], "'--memory' can't be combined with '--database'"),
      (["--measure"], "'--measure' needs a value"),
      (["--measure", "0"], "'--measure' needs a number from 1 to 1000000, not '0'"),
      (["--measure", "1000001"], "'--measure' needs a number from 1 to 1000000, not '1000001'"),
      (["--delay", "-1"], "'--delay' needs a number from 0 to 60000, not '-1'"),
      (["--delay", "60001"], "'--delay' needs a number from 0 to 60000, not '60001'"),
      (["--seed", "x"], "'--seed' needs a number from 0 to \(Int.max), not 'x'"),
    ]
    for (words, problem) in problems {
      XCTAssertThrowsError(try Options(words)) {
        XCTAssertEqual("\($0)", "\(problem); see --help")
      }
    }
  }

  func testHelpTakesPrecedence() throws {
    XCTAssertEqual(try Options(["--help"]).task, .help)
    for words in [
      ["--live", "-h"], ["-h", "--live"], ["--help", "--measure", "3"], ["--measure", "3", "--help"],
      ["--nonsense", "-h"],
    ] {
      XCTAssertEqual(try Options(words).task, .help)
    }
  }

  func testHelpDescribesEachOption() {
    let lines = Options.help.split(separator: "\n").filter { $0.hasPrefix("  --") }
    let options = lines.map { $0.drop { $0 == " " }.split(separator: "  ", maxSplits: 1) }
    XCTAssertEqual(
      options.map { $0.first },
      [
        "--database FILE", "--create", "--memory", "--url URL", "--cache FILE", "--live", "--measure N", "--delay MS",
        "--seed N", "--help, -h", "--version",
      ])
    XCTAssertEqual(options.filter { $0.count < 2 }, [], "these options have no description")
  }
}
