import ArgumentParser
import LintCheck
import LintConfiguration

/// What every command that reads a project can be told.
struct ProjectOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The configuration, instead of .mvvmlint.yml at the root.", valueName: "file"))
  var config: String?

  @Flag(help: "Say nothing but what was found and what went wrong.")
  var quiet = false

  func configuration(root: String) throws -> Configuration { Configuration() }

  func check(_ sources: Sources, _ configuration: Configuration) -> Check {
    if !quiet { BuildKind.warnIfSlow() }
    let progress = quiet ? nil : ProgressLine()
    let check = Check(sources, configuration: configuration) { progress?.show($0, of: $1) }
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
