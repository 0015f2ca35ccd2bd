import Foundation

extension Project {
  /// Returns a finding for each path that doesn't exist and each listed file: the target contains synchronized folders.
  func findingsInFiles() -> [Finding] {
    let folders = objects("PBXFileSystemSynchronizedRootGroup")
    return [
      folders.isEmpty ? [Finding("there is no synchronized folder")] : [],
      folders.flatMap(findingsInFolder),
      listed.map { Finding("a file is listed: \($0.name)") },
      objects("XCLocalSwiftPackageReference").filter { !hasFile("\($0.name)/Package.swift") }
        .map { Finding("there is no package at \($0.name)") },
      missingFilesOfSettings,
      hasFile("\(url.lastPathComponent)/project.xcworkspace/contents.xcworkspacedata")
        ? [] : [Finding("the project has no workspace")],
    ].flatMap { $0 }
  }

  /// The Swift files of the synchronized folders, by path.
  var sources: [String: String] {
    objects("PBXFileSystemSynchronizedRootGroup").reduce(into: [:]) { all, group in
      for name in names(in: group.name) where name.hasSuffix(".swift") {
        let path = "\(group.name)/\(name)"
        all[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      }
    }
  }

  private func findingsInFolder(_ group: ProjectObject) -> [Finding] {
    if group.text("sourceTree") != "<group>" { return [Finding("\(group.name) is not beside the project")] }
    let names = names(in: group.name)
    if names.isEmpty { return [Finding("there is no folder \(group.name), or nothing in it")] }
    let others = names.filter { !$0.hasSuffix(".swift") }.map { Finding("\(group.name)/\($0) isn't a Swift file") }
    let isTests = uiTests.contains { $0.texts("fileSystemSynchronizedGroups").contains(group.id) }
    if isTests { return others }
    let mains = sources.filter { $1.contains(/(?m)^@main$/) }
    return others
      + (names.count == 1 && mains.count == 1 ? [] : [Finding("\(group.name) contains more than the @main file")])
  }

  /// The files that are neither the product nor a linked product of a package.
  private var listed: [ProjectObject] {
    let products = Set(objects("PBXNativeTarget").flatMap { $0.texts("productReference") })
    let files = objects("PBXFileReference").filter { !products.contains($0.id) }
    return files + objects("PBXBuildFile").filter { $0.text("productRef") == nil }
  }

  private var missingFilesOfSettings: [Finding] {
    let paths = objects("XCBuildConfiguration").flatMap { configuration in
      let settings = configuration.values["buildSettings"]?.table ?? [:]
      return ["INFOPLIST_FILE", "CODE_SIGN_ENTITLEMENTS"].compactMap { settings[$0]?.text }
    }
    return Set(paths).sorted().filter { !hasFile($0) }.map { Finding("a setting names \($0), which doesn't exist") }
  }

  private func names(in path: String) -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: path).path())
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  func hasFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: path).path())
  }
}
