import Foundation
import PackagePlugin

/// Runs the subcommands that only read: `swift package mvvmlint check`.
@main
struct MVVMLintCommand: CommandPlugin {
  private static let subcommands = ["check", "roles", "rules"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "mvvmlint").path
    try run(tool, in: context.package.directory, work: context.pluginWorkDirectory, arguments)
  }

  private func run(_ tool: Path, in root: Path, work: Path, _ arguments: [String]) throws {
    let subcommand = arguments.first ?? "check"
    guard Self.subcommands.contains(subcommand) else {
      return Diagnostics.error(
        "'\(subcommand)' isn't check, roles or rules; for a command that writes, use mvvmlint-write")
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool.string)
    process.currentDirectoryURL = URL(fileURLWithPath: root.string)
    process.arguments = [subcommand] + arguments.dropFirst()
    // The sandbox of macOS allows no other folder.
    if subcommand != "rules" { process.arguments? += ["--cache-path", work.appending("mvvmlint.cache").string] }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error("mvvmlint \(subcommand) exited with \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode adds the selected targets, and mvvmlint always reads the whole project.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let tool = try context.tool(named: "mvvmlint").path
      try run(tool, in: context.xcodeProject.directory, work: context.pluginWorkDirectory, extractor.remainingArguments)
    }
  }
#endif
