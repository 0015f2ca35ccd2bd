import ArgumentParser
import LintConfiguration
import LintEngine
import LintRules
import LintSupport

/// The options of a command that reads a project with its configuration.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration, instead of .mvvmlint.yml at the root.", valueName: "file"))
  var config: String?

  @OptionGroup var reading: ReadingOptions

  /// - Parameter rules: those that run besides the ones that the configuration chooses, as the command line names them.
  func configuration(root: String, enabling rules: [String] = []) throws -> Configuration {
    let usual = root + "/" + ConfigurationFile.name
    var configuration = Configuration()
    if let path = config ?? (FileSystem.exists(usual) ? usual : nil) {
      do {
        let text = try TextFile.text(of: path)
        configuration = try ConfigurationFile.configuration(text, knowing: ConfiguredRules.descriptions.map(\.name))
      } catch let mistakes as Mistakes {
        throw Failure(lines: mistakes.all.map { "\(path):\($0.line):\($0.column): error: \($0.message)" })
      }
    } else {
      MisnamedConfiguration.warn(in: root)
    }
    configuration.enabledByCommandLine = try RuleNames.named(rules)
    return configuration
  }
}

/// The options of every command that reads sources.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: "Parser to use. 'syntax' always uses swift-syntax, which takes longer; the report is the same.")
  var parser = Parser.default

  @Flag(help: "Say nothing but what was found and what went wrong.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Where to remember what was found out, instead of the system's folder.", valueName: "file"))
  var cachePath: String?

  @Flag(help: "Read everything anew, and remember nothing.")
  var noCache = false

  func check(_ sources: Sources, _ configuration: Configuration, isHistorical: Bool = false) -> Check {
    if !quiet, !isHistorical { BuildKind.warnIfSlow() }
    let progress = quiet ? nil : ProgressLine()
    let location = cache(root: sources.root)
    let check = Check(
      sources, configuration: configuration, parser: parser, cache: isHistorical ? location?.unchanged : location
    ) {
      progress?.show($0, of: $1)
    }
    progress?.clear()
    return check
  }

  private func cache(root: String) -> CacheLocation? {
    if noCache { return nil }
    if let cachePath { return CacheLocation(path: cachePath, tool: Build.identity) }
    return .usual(root: root, tool: Build.identity)
  }
}

/// Parsing takes long where nothing is optimized.
enum BuildKind {
  static func warnIfSlow() {
    #if DEBUG
      Standard.error("mvvmlint: this is a debug build, many times slower than one made with -c release")
    #endif
  }
}

/// Warns about a configuration with a wrong name.
enum MisnamedConfiguration {
  private static let names = [".mvvmlint.yaml", "mvvmlint.yml", "mvvmlint.yaml"]

  static func warn(in root: String) {
    for name in names where FileSystem.exists(root + "/" + name) {
      Standard.error("mvvmlint: \(root)/\(name) is not read: a configuration is called \(ConfigurationFile.name)")
    }
  }
}
