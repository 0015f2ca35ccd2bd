import PackagePlugin

/// Lists the rules in `Rules/BuiltIn`, so that adding a rule means adding one file. A file whose name ends with `Examples`
/// belongs to the rule beside it.
@main
struct ListRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let rules = target.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.deletingLastPathComponent().lastPathComponent == "BuiltIn" }
      .filter { !$0.deletingPathExtension().lastPathComponent.hasSuffix("Examples") }
    let list = context.pluginWorkDirectoryURL.appending(path: "AllRules.swift")
    return [
      .buildCommand(
        displayName: "Listing the rules",
        executable: try context.tool(named: "list-rules").url,
        arguments: [list.path()] + rules.map { $0.path() },
        inputFiles: rules,
        outputFiles: [list])
    ]
  }
}
