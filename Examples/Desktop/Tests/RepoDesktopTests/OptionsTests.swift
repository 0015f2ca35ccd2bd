import RepoDesktop
import RepoOptions
import XCTest

/// The command line is understood, or the answer says why not.
final class OptionsTests: XCTestCase {
  func testPlacesOfRepositories() throws {
    let places: [([String], StorePlace)] = [
      ([], .memory),
      (["--database", "a.db"], .file(path: "a.db", creating: false)),
      (["--create", "--database", "a.db"], .file(path: "a.db", creating: true)),
      (["--url", "http://a"], .server(address: "http://a", cache: nil)),
      (["--cache", "b.db", "--url", "http://a"], .server(address: "http://a", cache: "b.db")),
    ]
    for (words, place) in places { XCTAssertEqual(try Options(words).place, place) }
  }

  func testWhatIsNotUnderstood() {
    let problems: [([String], String)] = [
      (["--foo"], "unknown option: --foo"),
      (["foo"], "unknown argument: foo"),
      (["--url"], "--url needs a value"),
      (["--database", ""], "--database needs a value"),
      (["--create"], "--create needs --database FILE"),
      (["--cache", "b.db"], "--cache needs --url URL"),
      (["--url", "http://a", "--database", "a.db"], "--url and --database exclude each other"),
    ]
    for (words, problem) in problems {
      XCTAssertThrowsError(try Options(words)) {
        XCTAssertEqual("\($0)", "\(problem) (try: --help)")
      }
    }
  }

  func testHelpNamesEveryOption() throws {
    XCTAssertEqual(try Options(["--help"]).task, .help)
    XCTAssertEqual(try Options(["--live", "-h"]).task, .help)
    for option in ["--database", "--create", "--url", "--cache", "--help"] {
      XCTAssert(Options.help.contains(option))
    }
  }
}
