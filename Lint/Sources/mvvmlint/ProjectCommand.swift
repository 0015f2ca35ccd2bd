import ArgumentParser
import LintEngine

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
