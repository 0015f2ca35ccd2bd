import Foundation
import RepoAppStore
import RepoLive
import RepoModel
import RepoSQLiteStore
import RepoTerminal
import TerminalKit

/// Runs the task that the options name.
@MainActor
struct Program {
  let options: Options

  init(_ options: Options) {
    self.options = options
  }

  func run() async throws {
    switch options.task {
    case .help: try print(Options.help)
    case .version: try print(Options.version)
    case .script("-"): try await run(Commands(), in: Browser(store: options.place.store()))
    case .script(let path): try await run(Commands(path: path), in: Browser(store: options.place.store()))
    case .browse: try await browse()
    case .live: try await live()
    }
  }

  /// Works on a copy in memory, so that a file isn't changed.
  private func live() async throws {
    let changes = LiveChanges(try await options.place.store().search(""), seed: options.seed)
    guard !changes.present.isEmpty else { throw NothingToChange() }
    let run = LiveRun(options, store: try SQLiteRepoStore.inMemory(changes.present), changes: changes)
    let isInterrupted = try await Terminal.isInteractive ? watch(run) : finish(run)
    try print(run.report)
    if !run.isFinished { throw UnfinishedRun(run.progress, of: "selections", isInterrupted: isInterrupted) }
  }

  /// Shows the run in the terminal; returns true after ^C.
  private func watch(_ run: LiveRun) async throws -> Bool {
    do { try await LiveSession(run).watch() } catch is Interruption { return true }
    return false
  }

  /// Finishes the run without showing it; returns true after ^C.
  private func finish(_ run: LiveRun) async throws -> Bool {
    let line = ProgressLine()
    defer { line.end() }
    while !run.isFinished && !line.isInterrupted {
      try await run.step()
      line.show(run.progress)
    }
    return line.isInterrupted
  }

  private func browse() async throws {
    let browser = Browser(store: try options.place.store())
    if Terminal.isInteractive { return try await InteractiveSession(browser).run() }
    if isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 { return try await prompt(browser) }
    if isatty(STDIN_FILENO) == 0, try await run(Commands(), in: browser) { return }
    try await Demonstration(browser, print: print).run()
  }

  /// Prompts for commands in a terminal that can't place the cursor. An error doesn't end the session.
  private func prompt(_ browser: Browser) async throws {
    let (script, commands) = (Script(browser, print: print), Commands())
    try print("Type help for a list of the commands.")
    while true {
      StandardOutput.write("repos> ")
      guard let line = try commands.next() else { return try print("") }
      do {
        if try await !script.run(line) { return }
      } catch let error as CommandError {
        StandardError.write("repos: \(error.line)\n")
      }
    }
  }

  /// Runs the commands; returns false if there are none.
  @discardableResult
  private func run(_ commands: Commands, in browser: Browser) async throws -> Bool {
    let script = Script(browser, print: print)
    while let line = try commands.next() {
      do {
        if try await !script.run(line) { break }
      } catch let error as CommandError {
        throw ScriptError(line: commands.number, cause: error)
      }
    }
    return commands.number > 0
  }

  private func print(_ text: String) throws {
    if !StandardOutput.write(text + "\n") { throw OutputError() }
  }
}
