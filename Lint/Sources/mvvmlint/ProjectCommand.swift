import ArgumentParser

/// A command that reads a project.
protocol ProjectCommand: ParsableCommand {
  var config: String? { get }
  var quiet: Bool { get }
  var cachePath: String? { get }
  var noCache: Bool { get }
}

extension ProjectCommand {
  var project: ProjectOptions {
    ProjectOptions(config: config, quiet: quiet, cachePath: cachePath, noCache: noCache)
  }
}
