import ArgumentParser
import LintCheck
import LintConfiguration
import LintRule
import LintVerdict

/// What every command that reads a project can be told.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration, instead of .mvvmlint.yml at the root.", valueName: "file"))
  var config: String?

  @Flag(help: "Say nothing but what was found and what went wrong.")
  var quiet = false

  @Option(
    help: ArgumentHelp("Where to remember what was found out, instead of the system's folder.", valueName: "file"))
  var cachePath: String?

  @Flag(help: "Read everything anew, and remember nothing.")
  var noCache = false

  private func cache(root: String) -> CachePlace? {
    if noCache { return nil }
    if let cachePath { return CachePlace(path: cachePath, tool: Build.identity) }
    return .usual(root: root, tool: Build.identity)
  }

  func configuration(root: String) throws -> Configuration {
    let usual = root + "/" + ConfigurationFile.name
    guard let path = config ?? (ProjectRoot.exists(usual) ? usual : nil) else { return Configuration() }
    do {
      let text = try TextFile.text(of: path)
      return try ConfigurationFile.configuration(text, knowing: Verdict.descriptions.map(\.name))
    } catch let mistakes as Mistakes {
      throw Failure(lines: mistakes.all.map { "\(path):\($0.line):\($0.column): error: \($0.message)" })
    }
  }

  func check(_ sources: Sources, _ configuration: Configuration) -> Check {
    if !quiet { BuildKind.warnIfSlow() }
    let progress = quiet ? nil : ProgressLine()
    let check = Check(sources, configuration: configuration, cache: cache(root: sources.root)) {
      progress?.show($0, of: $1)
    }
    progress?.clear()
    return check
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
