import ArgumentParser
import LintSupport

@main
struct MVVMLint: ParsableCommand {
  /// Subcommands name it as their super-command: one that parses its own arguments then doesn't search them for a request for completions.
  static let name = "mvvmlint"

  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Check Swift apps for Model-View-ViewModel.",
    discussion: """
      Without a subcommand, mvvmlint checks the current directory.

      To adopt mvvmlint in an existing app:

        mvvmlint init        writes .mvvmlint.yml
        mvvmlint baseline    accepts the existing findings
        mvvmlint check       reports new findings
        mvvmlint fix         shows fixes of findings as a diff
        mvvmlint adopt       lets the compiler enforce the roles of your types

      To suppress a finding: // mvvmlint:disable:next rule-name - reason
      """,
    version: Tool.version,
    subcommands: [
      CheckCommand.self, InitCommand.self, BaselineCommand.self, FixCommand.self, RulesCommand.self, RolesCommand.self,
      ReportCommand.self, HistoryCommand.self, AdoptCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() {
    do {
      var command = try command()
      try command.run()
    } catch {
      end(error)
    }
  }

  /// The command that the arguments state.
  private static func command() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    // A subcommand alone parses its arguments faster. The root parses wrong ones again, because its messages name both.
    let subcommand = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? subcommand?.parse(Array(arguments.dropFirst())) { return command }
    return try parseAsRoot()
  }

  /// Prints the error and exits with 2, unless the error only asks for help or an exit code.
  private static func end(_ error: any Error) -> Never {
    if let error = error as? CommandError {
      error.print()
      exit(withError: ExitCode(2))
    }
    let code = exitCode(for: error)
    if code == .success || error is ExitCode { exit(withError: error) }
    let message = fullMessage(for: error)
    StandardStreams.error(message.hasPrefix("Error: ") ? "error: " + message.dropFirst("Error: ".count) : message)
    exit(withError: ExitCode(2))
  }
}

/// Suggests a subcommand for a misspelled or similar word.
enum Subcommand {
  private static let synonyms = [
    "lint": "check", "analyze": "check", "run": "check", "verify": "check", "scan": "check", "setup": "init",
    "configure": "init", "autocorrect": "fix", "autofix": "fix", "repair": "fix", "explain": "rules", "rule": "rules",
    "list": "rules", "role": "roles", "types": "roles",
    "graph": "report", "map": "report", "html": "report", "page": "report", "trend": "history", "debt": "history",
  ]

  /// The command that a word may stand for, if it isn't a path.
  static func suggestion(for word: String) -> String? {
    if word.contains("/") || word.contains(".") { return nil }
    let names = MVVMLint.configuration.subcommands.compactMap { $0.configuration.commandName }
    return synonyms[word.lowercased()] ?? Spelling.nearest(to: word, among: names)
  }
}
