/// An object of a project.
struct ProjectObject: Hashable {
  let id: String
  let values: [String: PropertyList]

  var kind: String { text("isa") ?? "" }
  /// A readable name for findings.
  var name: String { text("name") ?? text("path") ?? text("productName") ?? text("relativePath") ?? id }

  func text(_ key: String) -> String? { values[key]?.text }
  func texts(_ key: String) -> [String] { values[key]?.texts ?? [] }

  func isProduct(_ type: String) -> Bool { text("productType") == "com.apple.product-type." + type }

  /// The objects that it refers to, and by which key.
  var references: [(key: String, id: String)] {
    let direct = Self.kinds.keys.sorted().flatMap { key in texts(key).map { (key, $0) } }
    let attributes = values["attributes"]?.table["TargetAttributes"]?.table.keys.sorted() ?? []
    return direct + attributes.map { ("TargetAttributes", $0) }
  }

  /// The keys whose values are ids, with the kinds of object that they may refer to.
  static let kinds: [String: Set<String>] = [
    "buildConfigurationList": ["XCConfigurationList"],
    "buildConfigurations": ["XCBuildConfiguration"],
    "buildPhases": ["PBXSourcesBuildPhase", "PBXFrameworksBuildPhase", "PBXResourcesBuildPhase"],
    "children": ["PBXGroup", "PBXFileReference", "PBXFileSystemSynchronizedRootGroup"],
    "containerPortal": ["PBXProject"],
    "dependencies": ["PBXTargetDependency"],
    "exceptions": ["PBXFileSystemSynchronizedBuildFileExceptionSet"],
    "fileRef": ["PBXFileReference"],
    "files": ["PBXBuildFile"],
    "fileSystemSynchronizedGroups": ["PBXFileSystemSynchronizedRootGroup"],
    "mainGroup": ["PBXGroup"],
    "package": ["XCLocalSwiftPackageReference"],
    "packageProductDependencies": ["XCSwiftPackageProductDependency"],
    "packageReferences": ["XCLocalSwiftPackageReference"],
    "productRef": ["XCSwiftPackageProductDependency"],
    "productReference": ["PBXFileReference"],
    "productRefGroup": ["PBXGroup"],
    "remoteGlobalIDString": ["PBXNativeTarget"],
    "target": ["PBXNativeTarget"],
    "TargetAttributes": ["PBXNativeTarget"],
    "targetProxy": ["PBXContainerItemProxy"],
    "targets": ["PBXNativeTarget"],
  ]
}
