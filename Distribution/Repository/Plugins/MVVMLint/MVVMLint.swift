import Foundation
import PackagePlugin

/// Checks the whole package in each build whose sources or settings have changed.
@main
struct MVVMLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }
    return [
      try command(
        root: context.package.directory, tool: context.tool(named: "mvvmlint").path, work: context.pluginWorkDirectory,
        sources: targets.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.path) })
    ]
  }

  /// - Parameter work: the folder that the command may write to.
  private func command(root: Path, tool: Path, work: Path, sources: [Path]) throws -> Command {
    let cache = work.appending("mvvmlint.cache")
    // A new file in the root, such as a configuration, changes the root itself.
    return .buildCommand(
      displayName: "Checking the architecture", executable: tool,
      arguments: ["check", root.string, "--reporter", "xcode", "--quiet", "--cache-path", cache.string],
      inputFiles: sources + settings(in: root) + [root],
      // With no output, earlier versions of SwiftPM don't run the command.
      outputFiles: [cache])
  }

  /// The configuration and the baseline, if they exist.
  private func settings(in root: Path) -> [Path] {
    let configuration = root.appending(".mvvmlint.yml")
    let text = (try? String(contentsOfFile: configuration.string, encoding: .utf8)) ?? ""
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("baseline:") }
    let named = line?.dropFirst("baseline:".count).trimmingCharacters(in: .whitespaces.union(["\"", "'"]))
    let baseline = root.appending(subpath: named ?? ".mvvmlint-baseline.json")
    return [configuration, baseline].filter { FileManager.default.fileExists(atPath: $0.string) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.path) }
      return [
        try command(
          root: context.xcodeProject.directory, tool: context.tool(named: "mvvmlint").path,
          work: context.pluginWorkDirectory, sources: files.filter { $0.extension == "swift" })
      ]
    }
  }
#endif
