import Foundation
import RepoAppStore
import RepoLive
import RepoModel
import RepoSQLiteStore
import RepoTerminal
import TerminalKit

/// Gives the app its store, and whoever uses it: a person, a script, or nobody.
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
    case .script(let path): try await run(Commands(path: path), in: Browser(store: options.place.store()))
    case .browse: try await browse()
    case .live: try await live()
    }
  }

  /// Works on a copy in memory: a file's repositories are not for playing.
  private func live() async throws {
    let changes = LiveChanges(try await options.place.store().search(""), seed: options.seed)
    guard !changes.present.isEmpty else { throw NothingToChange() }
    let run = LiveRun(options, store: try SQLiteRepoStore.inMemory(changes.present), changes: changes)
    if Terminal.isInteractive {
      try await LiveSession(run).watch()
    } else {
      while !run.isOver { try await run.step() }
    }
    try print(run.report)
  }

  private func browse() async throws {
    let browser = Browser(store: try options.place.store())
    if Terminal.isInteractive { return await InteractiveSession(browser).run() }
    if isatty(STDIN_FILENO) == 0, try await run(Commands(), in: browser) { return }
    try await Demonstration(browser, print: print).run()
  }

  /// False where there was no command.
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
