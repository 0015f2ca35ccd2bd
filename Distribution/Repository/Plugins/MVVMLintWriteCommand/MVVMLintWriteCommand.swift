import Foundation
import PackagePlugin

/// Runs the subcommands that write to the package: `swift package mvvmlint-write baseline`.
@main
struct MVVMLintWriteCommand: CommandPlugin {
  private static let subcommands = ["init", "baseline", "fix", "adopt"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "mvvmlint").path
    try run(tool, in: context.package.directory, work: context.pluginWorkDirectory, arguments)
  }

  private func run(_ tool: Path, in root: Path, work: Path, _ arguments: [String]) throws {
    guard let subcommand = arguments.first, Self.subcommands.contains(subcommand) else {
      return Diagnostics.error("name a command that writes first: \(Self.subcommands.joined(separator: ", "))")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.string)
    process.currentDirectoryURL = URL(fileURLWithPath: root.string)
    process.arguments = arguments + ["--cache-path", work.appending("mvvmlint.cache").string]
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("mvvmlint \(subcommand) exited with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMLintWriteCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the selected targets, and mvvmlint always reads the whole project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let tool = try context.tool(named: "mvvmlint").path
      try run(tool, in: context.xcodeProject.directory, work: context.pluginWorkDirectory, extractor.remainingArguments)
    }
  }
#endif
