import ArgumentParser
import LintReporting

@main
struct MVVMLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mvvmlint",
    abstract: "Tells which type plays which role, and where the architecture is broken.",
    discussion: """
      'mvvmlint' alone checks the project around the current folder. To adopt it in an app that exists:

        mvvmlint init        writes .mvvmlint.yml, fitted to the project
        mvvmlint baseline    remembers what is there now, so that only what is new is reported
        mvvmlint check       exits with 0 when nothing is found, 1 with findings that fail, 2 when it could not work

      In a source: // mvvmlint:disable:next rule-name - why
      """,
    version: Tool.version,
    subcommands: [CheckCommand.self, InitCommand.self, BaselineCommand.self, RulesCommand.self, RolesCommand.self],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch {
      end(error)
    }
  }

  /// 0 and 1 mean that the work was done; whatever kept it from being done is 2.
  private static func end(_ error: any Error) -> Never {
    if let failure = error as? Failure {
      for line in failure.lines { Standard.error(line) }
      exit(withError: ExitCode(2))
    }
    let code = exitCode(for: error)
    if code == .success || error is ExitCode { exit(withError: error) }
    Standard.error(fullMessage(for: error))
    exit(withError: ExitCode(2))
  }
}
