import LintSemantics
import LintSupport

/// The targets of an Xcode project, with their files and synchronized folders.
struct XcodeProject {
  private let list: PropertyList
  /// The table of each object, by its identifier.
  private var objects: [String: PropertyList.ItemID] = [:]
  private let root: String

  /// - Parameter folder: the project's folder, relative to the root.
  init?(_ bytes: [UInt8], in folder: String) {
    guard let list = PropertyList(bytes), let objects = list.value("objects", of: list.root) else { return nil }
    self.list = list
    root = folder
    for (key, value) in list.entries(of: objects) { self.objects[list.text(key)] = value }
  }

  var targets: [BuildTarget] {
    guard let project = object(list.text("rootObject", of: list.root)) else { return [] }
    let paths = paths(below: list.text("mainGroup", of: project), from: list.text("projectDirPath", of: project) ?? "")
    let groups = objects.filter { isa($0.value, "PBXFileSystemSynchronizedRootGroup") }
    return list.words("targets", of: project).compactMap { id in object(id).map { target($0, id, paths, groups) } }
  }

  private func object(_ id: String?) -> PropertyList.ItemID? { id.flatMap { objects[$0] } }

  private func target(
    _ object: PropertyList.ItemID, _ id: String, _ paths: [String: String], _ groups: [String: PropertyList.ItemID]
  ) -> BuildTarget {
    var target = BuildTarget(
      named: list.text("name", of: object) ?? "",
      isTest: list.text("productType", of: object)?.contains("-test") ?? false)
    for phase in list.words("buildPhases", of: object).compactMap(self.object) where isa(phase, "PBXSourcesBuildPhase")
    {
      for file in list.words("files", of: phase).compactMap(self.object) {
        if let path = list.text("fileRef", of: file).flatMap({ paths[$0] }) { target.files.insert(path) }
      }
    }
    let products = list.words("packageProductDependencies", of: object).compactMap(self.object)
    target.dependencies = Set(products.compactMap { list.text("productName", of: $0) })
    addFolders(to: &target, of: object, id, paths, groups)
    return target
  }

  /// Adds the target's synchronized folders without their exceptions, and its exceptions in the folders of other targets.
  private func addFolders(
    to target: inout BuildTarget, of object: PropertyList.ItemID, _ id: String, _ paths: [String: String],
    _ groups: [String: PropertyList.ItemID]
  ) {
    let own = Set(list.words("fileSystemSynchronizedGroups", of: object))
    for (group, item) in groups {
      guard let folder = paths[group] else { continue }
      let excepted = exceptions(of: item, for: id).map { folder + "/" + $0 }
      if own.contains(group) {
        target.folders.append(BuildTarget.Folder(path: folder, excluded: Set(excepted)))
      } else {
        target.files.formUnion(excepted)
      }
    }
  }

  private func exceptions(of group: PropertyList.ItemID, for target: String) -> [String] {
    list.words("exceptions", of: group).compactMap(object).filter { list.text("target", of: $0) == target }.flatMap {
      list.words("membershipExceptions", of: $0)
    }
  }

  private func isa(_ object: PropertyList.ItemID, _ kind: String) -> Bool {
    list.value("isa", of: object).map { list.isWord($0, kind) } ?? false
  }

  /// The path of each file and group, by identifier.
  private func paths(below main: String?, from folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    let base = RelativePath.joined(root, folder)
    var open = main.map { [($0, base)] } ?? []
    while let (id, outer) = open.popLast() {
      guard paths[id] == nil, let item = object(id), let path = path(of: item, in: outer, base) else { continue }
      paths[id] = path
      open += list.words("children", of: item).map { ($0, path) }
    }
    return paths
  }

  private func path(of item: PropertyList.ItemID, in outer: String, _ base: String) -> String? {
    let own = list.text("path", of: item) ?? ""
    switch list.text("sourceTree", of: item) {
    case "<group>", nil: return RelativePath.joined(outer, own)
    case "SOURCE_ROOT": return RelativePath.joined(base, own)
    default: return nil
    }
  }
}
