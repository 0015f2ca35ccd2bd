import ArgumentParser

@main
struct MVVMLint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mvvmlint",
    abstract: "Tells which type plays which role, and where the architecture is broken.",
    subcommands: [CheckCommand.self, RulesCommand.self, RolesCommand.self],
    defaultSubcommand: CheckCommand.self)
}
