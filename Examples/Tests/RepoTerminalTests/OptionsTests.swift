import RepoOptions
import Testing

@testable import RepoTerminal

struct OptionsTests {
  private func options(_ line: String) throws(UsageError) -> Options {
    try Options(line.split(separator: " ").map(String.init))
  }

  @Test func everyOptionIsUnderstood() throws {
    #expect(try options("") == Options())
    #expect(try options("--memory") == Options())
    #expect(try options("--help").task == .help)
    #expect(try options("--version").task == .version)
    #expect(try options("--script a.txt").task == .script(path: "a.txt"))
    #expect(try options("--script=a.txt").task == .script(path: "a.txt"))
    #expect(try options("--database a").place == .file(path: "a", creating: false))
    #expect(try options("--create --database a").place == .file(path: "a", creating: true))
    #expect(try options("--url http://x").place == .server(address: "http://x", cache: nil))
    #expect(try options("--cache a --url http://x").place == .server(address: "http://x", cache: "a"))
    let live = try options("--live --selections 7 --delay 0 --seed 3")
    #expect([live.selections, live.delay, Int(live.seed)] == [7, 0, 3])
    #expect(live.task == .live)
  }

  @Test(
    arguments: [
      "--foo", "foo", "-x", "--script", "--script=", "--database", "--memory --database a", "--create",
      "--url", "--cache a", "--url http://x --memory", "--database a --url http://x", "--cache a --database a",
      "--live --script a", "--script a --live", "--live --delay x", "--live --delay -1", "--live --selections 0",
      "--live --seed 1.5",
      "--live --delay 99999999999999999999", "--delay 5", "--seed 5", "--selections 5", "--delay 5 --script a",
      "--live --selections 10 --delay 201", "--script a --script b", "--version foo",
    ])
  func invalidArgumentsAreAUsageError(line: String) {
    #expect(throws: UsageError.self) { try options(line) }
  }

  @Test(arguments: [
    "--live --help", "--help --live", "--help --script a", "--nonsense --help", "--help x", "--delay --help",
    "--seed 1 -h",
    "--version --help",
  ])
  func helpTakesPrecedence(line: String) throws {
    #expect(try options(line).task == .help)
  }

  @Test func errorNamesTheOptionThatIsNeeded() {
    for option in ["--delay", "--seed", "--selections"] {
      let error = #expect(throws: UsageError.self) { try options("\(option) 5") }
      #expect(error?.description == "'\(option)' needs '--live'; see --help")
    }
  }

  @Test func delayMustNotExceedTheRun() throws {
    #expect(try options("--live --selections 10 --delay 200").delay == 200)
    #expect(try options("--live --selections 1").delay == 20)
    let error = #expect(throws: UsageError.self) { try options("--live --selections 10 --delay 201") }
    #expect(error?.description == "'--delay' exceeds the run; the maximum here is 200, not 201; see --help")
  }

  @Test func helpDescribesEachOption() {
    let lines = Options.help.split(separator: "\n")
    let options = lines.filter { $0.hasPrefix("  --") }.map {
      $0.drop { $0 == " " }.split(separator: "  ", maxSplits: 1)
    }
    let all = [
      "--script FILE", "--database FILE", "--create", "--memory", "--url URL", "--cache FILE", "--live",
      "--selections N", "--delay MS", "--seed N", "--help, -h", "--version",
    ]
    #expect(options.map { $0.first.map(String.init) } == all)
    #expect(options.filter { $0.count < 2 } == [], "these options have no description")
    #expect(lines.allSatisfy { $0.count <= 110 })
  }
}
