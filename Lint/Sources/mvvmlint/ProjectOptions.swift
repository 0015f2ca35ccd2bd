import ArgumentParser
import LintConfiguration
import LintEngine
import LintRules
import LintSupport

/// What every command that reads a project can be told. They declare it one by one: a group of options is a type more, and
/// each type makes the parser ask the runtime five questions at the start, about all conformances of the program.
struct ProjectOptions {
  var config: String?
  var parser = Parser.default
  var quiet = false
  var cachePath: String?
  var noCache = false

  private func cache(root: String) -> CacheLocation? {
    if noCache { return nil }
    if let cachePath { return CacheLocation(path: cachePath, tool: Build.identity) }
    return .usual(root: root, tool: Build.identity)
  }

  func configuration(root: String) throws -> Configuration {
    let usual = root + "/" + ConfigurationFile.name
    guard let path = config ?? (FileSystem.exists(usual) ? usual : nil) else {
      MisnamedConfiguration.tell(in: root)
      return Configuration()
    }
    do {
      let text = try TextFile.text(of: path)
      return try ConfigurationFile.configuration(text, knowing: ConfiguredRules.descriptions.map(\.name))
    } catch let mistakes as Mistakes {
      throw Failure(lines: mistakes.all.map { "\(path):\($0.line):\($0.column): error: \($0.message)" })
    }
  }

  /// - Parameter rules: those that run besides the ones that the configuration chooses, as the command line names them.
  func configuration(root: String, enabling rules: [String]) throws -> Configuration {
    var configuration = try configuration(root: root)
    configuration.enabledByCommandLine = try RuleNames.named(rules)
    return configuration
  }

  func check(_ sources: Sources, _ configuration: Configuration, isHistorical: Bool = false) -> Check {
    if !quiet, !isHistorical { BuildKind.warnIfSlow() }
    let progress = quiet ? nil : ProgressLine()
    let place = cache(root: sources.root)
    let check = Check(
      sources, configuration: configuration, parser: parser, cache: isHistorical ? place?.unchanged : place
    ) {
      progress?.show($0, of: $1)
    }
    progress?.clear()
    return check
  }
}

/// The help texts.
extension ProjectOptions {
  static let config = ArgumentHelp("The configuration, instead of .mvvmlint.yml at the root.", valueName: "file")
  static let parser: ArgumentHelp =
    "Parser to use. 'syntax' always uses swift-syntax, which takes longer; the report is the same."
  static let quiet: ArgumentHelp = "Say nothing but what was found and what went wrong."
  static let cachePath = ArgumentHelp(
    "Where to remember what was found out, instead of the system's folder.", valueName: "file")
  static let noCache: ArgumentHelp = "Read everything anew, and remember nothing."
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

  static func tell(in root: String) {
    for name in names where FileSystem.exists(root + "/" + name) {
      Standard.error("mvvmlint: \(root)/\(name) is not read: a configuration is called \(ConfigurationFile.name)")
    }
  }
}

/// A command that reads a project.
protocol ProjectCommand: ParsableCommand {
  var config: String? { get }
  var parser: Parser { get }
  var quiet: Bool { get }
  var cachePath: String? { get }
  var noCache: Bool { get }
}

extension ProjectCommand {
  var project: ProjectOptions {
    ProjectOptions(config: config, parser: parser, quiet: quiet, cachePath: cachePath, noCache: noCache)
  }
}
