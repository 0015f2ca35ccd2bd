import ArgumentParser
import LintConfiguration

/// Which rules run besides those that the configuration chooses.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Rules to turn on as well, with commas between; or all.", valueName: "rules"),
    completion: .list(["all"] + RuleNames.all))
  var enable: [String] = []

  func configuration(_ project: ProjectOptions, root: String) throws -> Configuration {
    var configuration = try project.configuration(root: root)
    configuration.demanded = try RuleNames.named(enable)
    return configuration
  }
}
