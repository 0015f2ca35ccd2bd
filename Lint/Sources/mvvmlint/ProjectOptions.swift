import ArgumentParser
import LintConfiguration
import LintEngine
import LintRules
import LintSupport

/// The options of a command that reads a project with its configuration.
struct ProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Configuration file to use (default: .mvvmlint.yml at the project's root).", valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var config: String?

  @OptionGroup var reading: ReadingOptions

  /// - Parameter rules: the rules that the command line enables.
  func configuration(root: String, enabling rules: [String] = []) throws -> Configuration {
    let usual = root + "/" + ConfigurationFile.name
    var configuration = Configuration()
    if let path = config ?? (FileSystem.exists(usual) ? usual : nil) {
      let shown = FilePath.displayed(path, from: FileSystem.absolute("."))
      do {
        let text = try TextFile.text(of: path)
        configuration = try ConfigurationFile.configuration(
          text, ruleNames: FindingConfigurator.descriptions.map(\.name))
        if !reading.quiet { Self.print(configuration.hints, in: shown) }
      } catch let invalid as InvalidConfiguration {
        throw CommandError(lines: invalid.mistakes.map { "\(shown):\($0.line):\($0.column): error: \($0.message)" })
      }
    } else {
      for name in [".mvvmlint.yaml", "mvvmlint.yml", "mvvmlint.yaml"] where FileSystem.exists(root + "/" + name) {
        StandardStreams.warn("\(root)/\(name) isn't used; rename it to \(ConfigurationFile.name)")
      }
    }
    configuration.enabledByCommandLine = try RuleNames.named(rules)
    return configuration
  }
}

extension ProjectOptions {
  private static func print(_ hints: [ConfigurationMistake], in path: String) {
    for hint in hints {
      StandardStreams.error("\(path):\(hint.line):\(hint.column): warning: \(hint.message)")
    }
  }
}

/// The options of a command that reads a whole project and takes no list of paths.
struct FolderOptions: ParsableArguments {
  @OptionGroup var rules: RuleOptions

  @Argument(help: "Folder in the project.", completion: .directory)
  var path = "."

  @OptionGroup var project: ProjectOptions

  var reading: ReadingOptions { project.reading }

  var root: String {
    get throws { try CheckRequest(paths: [path]).root }
  }

  func configuration(root: String) throws -> Configuration {
    try project.configuration(root: root, enabling: rules.enable)
  }
}

/// The option that selects rules.
struct RuleOptions: ParsableArguments {
  @Option(help: RuleNames.help, completion: RuleNames.completion)
  var enable: [String] = []
}

/// The options that select findings.
struct FindingOptions: ParsableArguments {
  @OptionGroup var rules: RuleOptions

  @Option(
    help: ArgumentHelp(
      "Baseline file to use (default: \(Baseline.fileName) at the project's root).", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Ignore the baseline.")
  var noBaseline = false
}

/// The options of every command that reads sources.
struct ReadingOptions: ParsableArguments {
  @Option(
    help: "Parser to use. 'syntax' always uses swift-syntax, which is slower; the report is the same.")
  var parser = Parser.default

  @Flag(help: "Print only findings and errors.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Cache file to use (default: a file in the user's cache folder).", valueName: "file"),
    completion: .file())
  var cachePath: String?

  @Flag(help: "Read all files again and write no cache.")
  var noCache = false

  func validate() throws {
    if let cachePath, !noCache, !CacheLocation.mayWrite(to: cachePath) {
      throw ValidationError("\(cachePath) isn't a cache, so it isn't overwritten; name another file with --cache-path")
    }
  }

  func check(_ sources: Sources, _ configuration: Configuration, isHistorical: Bool = false) -> Check {
    if !isHistorical { warnAboutDebugBuild() }
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

  func warnAboutDebugBuild() {
    #if DEBUG
      if !quiet { StandardStreams.warn("this debug build is many times slower than a release build (-c release)") }
    #endif
  }

  func cache(root: String) -> CacheLocation? {
    if noCache { return nil }
    if let cachePath { return CacheLocation(path: cachePath, tool: Build.identity) }
    return .usual(root: root, tool: Build.identity)
  }
}
