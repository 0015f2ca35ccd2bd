import Foundation
import PackagePlugin

/// Checks the whole package in each build whose sources or settings have changed.
@main
struct MVVMLint: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let targets = context.package.targets.compactMap { $0 as? SourceModuleTarget }
    let check = Check(
      root: context.package.directory, tool: try context.tool(named: "mvvmlint").path,
      work: context.pluginWorkDirectory,
      sources: targets.flatMap { $0.sourceFiles(withSuffix: "swift").map(\.path) })
    return [context.package.toolsVersion.major < 6 ? check.commandWithOutput : check.command]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension MVVMLint: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = context.xcodeProject.targets.flatMap { $0.inputFiles.map(\.path) }
      let check = Check(
        root: context.xcodeProject.directory, tool: try context.tool(named: "mvvmlint").path,
        work: context.pluginWorkDirectory, sources: files.filter { $0.extension == "swift" })
      return [check.commandWithOutput]
    }
  }
#endif

/// A run of mvvmlint in a build.
struct Check {
  let root: Path
  let tool: Path
  /// The folder that the command may write to.
  let work: Path
  let sources: [Path]

  private var arguments: [String] {
    ["check", root.string, "--reporter", "xcode", "--quiet", "--cache-path", work.appending("mvvmlint.cache").string]
  }

  var command: Command {
    .buildCommand(
      displayName: "Checking the architecture", executable: tool, arguments: arguments, inputFiles: inputs,
      outputFiles: [])
  }

  /// Before tools version 6.0, SwiftPM runs only commands with an output. This one is an empty source, because SwiftPM copies other
  /// files to the resources of the target.
  var commandWithOutput: Command {
    let output = work.appending("mvvmlint.swift")
    return .buildCommand(
      displayName: "Checking the architecture", executable: Path("/bin/sh"),
      arguments: ["-c", #""$0" "$@" && : >"$OUTPUT""#, tool.string] + arguments, environment: ["OUTPUT": output.string],
      inputFiles: inputs + [tool], outputFiles: [output])
  }

  /// A new file in the root, such as the first configuration, changes the root itself.
  private var inputs: [Path] { sources + settings + [root] }

  /// The configuration and the baseline. SwiftPM refuses to build with inputs that don't exist.
  private var settings: [Path] {
    let configuration = root.appending(".mvvmlint.yml")
    let text = (try? String(contentsOfFile: configuration.string, encoding: .utf8)) ?? ""
    let line = text.split(whereSeparator: \.isNewline).first { $0.hasPrefix("baseline:") }
    let named = line?.dropFirst("baseline:".count).trimmingCharacters(in: .whitespaces.union(["\"", "'"]))
    let baseline = root.appending(subpath: named ?? ".mvvmlint-baseline.json")
    return [configuration, baseline].filter { FileManager.default.fileExists(atPath: $0.string) }
  }
}
