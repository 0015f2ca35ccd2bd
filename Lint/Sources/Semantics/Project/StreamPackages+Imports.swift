import LintSyntax

extension StreamPackages {
  /// The packages that each file can use: those that its target imports or depends on, also through other targets of the project.
  ///
  /// A file that no manifest lists can use the packages that any file imports.
  static func imported(by files: [FileFacts], in modules: Modules) -> [StreamPackages] {
    let ids = HandleRange<FileID>(files.indices)
    let all = files.reduce(into: StreamPackages()) { $0.formUnion(imported(by: $1)) }
    let targets = ofTargets(files, modules)
    return ids.map { file in
      let modules = modules.ids(ofFile: file)
      guard modules.allSatisfy({ $0.index < targets.count }) else { return all }
      return modules.reduce(into: []) { $0.formUnion(targets[$1.index]) }
    }
  }

  private static func imported(by file: FileFacts) -> StreamPackages {
    file.imports.reduce(into: []) { $0.formUnion(StreamPackages[$1.module]) }
  }

  /// The packages of each target that a manifest describes.
  private static func ofTargets(_ files: [FileFacts], _ modules: Modules) -> [StreamPackages] {
    let byName = modules.idsByName
    var found = modules.dependencies.map { names in names.reduce(into: StreamPackages()) { $0.formUnion(Self[$1]) } }
    var used = modules.dependencies.map { Set($0.flatMap { byName[$0] ?? [] }) }
    for (file, facts) in zip(HandleRange<FileID>(files.indices), files) {
      for module in modules.ids(ofFile: file) where module.index < found.count {
        for line in facts.imports {
          found[module.index].formUnion(Self[line.module])
          used[module.index].formUnion(byName[line.module] ?? [])
        }
      }
    }
    var changes = true
    while changes {
      changes = false
      for module in found.indices {
        let reached = used[module].reduce(into: found[module]) {
          $0.formUnion($1.index < found.count ? found[$1.index] : [])
        }
        if reached != found[module] {
          found[module] = reached
          changes = true
        }
      }
    }
    return found
  }
}

extension Project {
  /// Whether a file imports a module that is neither of the system nor known for its streams or its role.
  public func importsUnknownModule(_ file: FileID) -> Bool {
    facts(file).imports.contains { line in
      !SystemTypes.frameworks.contains(line.module) && StreamPackages[line.module].isEmpty
        && KnownModules[line.module].isEmpty
    }
  }

  /// The members of streams that a file can use.
  public func streams(in file: FileID) -> ImportedStreamAPI { ImportedStreamAPI(tables.streamPackages[file.index]) }

  /// A number for each file that changes with the packages whose members the file can use.
  public var streamPackageNumbers: [UInt32] { tables.streamPackages.map(\.rawValue) }
}
