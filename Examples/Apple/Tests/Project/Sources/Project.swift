public import Foundation

/// An Xcode project.
public struct Project {
  /// The `.xcodeproj`.
  let url: URL
  let objectVersion: String
  let rootID: String
  let objects: [String: ProjectObject]
  /// The ids in the text, with repetitions, which a property list would drop.
  let writtenIDs: [String]

  /// - Throws: An error with a description if the project can't be read.
  public init(_ url: URL) throws {
    self.url = url
    let data = try Data(contentsOf: url.appending(path: "project.pbxproj"))
    let all = try PropertyList(reading: data).table
    objectVersion = all["objectVersion"]?.text ?? ""
    rootID = all["rootObject"]?.text ?? ""
    let tables = all["objects"]?.table ?? [:]
    objects = Dictionary(uniqueKeysWithValues: tables.map { ($0, ProjectObject(id: $0, values: $1.table)) })
    let written = #/\t\t([0-9A-F]{24})[^=\n]*= \{(?:\n\t\t\t)?isa = /#
    writtenIDs = String(decoding: data, as: UTF8.self).matches(of: written).map { String($0.1) }
  }

  /// The folder that the project's paths are relative to.
  var folder: URL { url.deletingLastPathComponent() }

  func objects(_ kind: String) -> [ProjectObject] {
    objects.values.filter { $0.kind == kind }.sorted { $0.id < $1.id }
  }

  var apps: [ProjectObject] { objects("PBXNativeTarget").filter { $0.isProduct("application") } }
  var uiTests: [ProjectObject] { objects("PBXNativeTarget").filter { $0.isProduct("bundle.ui-testing") } }

  func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { objects[$0] } }

  /// Returns the build settings by configuration; those of the target override those of the project.
  func settings(of target: ProjectObject) -> [String: [String: PropertyList]] {
    let owners = objects("PBXProject") + [target]
    return owners.reduce(into: [:]) { all, owner in
      for configuration in configurations(of: owner) {
        let own = configuration.values["buildSettings"]?.table ?? [:]
        all[configuration.name, default: [:]].merge(own) { _, new in new }
      }
    }
  }

  private func configurations(of owner: ProjectObject) -> [ProjectObject] {
    objects(objects(owner.texts("buildConfigurationList")).flatMap { $0.texts("buildConfigurations") })
  }
}
