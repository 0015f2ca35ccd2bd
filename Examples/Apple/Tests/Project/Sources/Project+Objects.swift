extension Project {
  /// Returns a finding for each object with a wrong version, id or kind, and each one that is repeated or unused.
  func findingsInObjects() -> [Finding] {
    let isWhole = objects[rootID]?.kind == "PBXProject"
    return [
      objectVersion == "77" ? [] : [Finding("the object version is \(objectVersion), not 77")],
      isWhole ? [] : [Finding("the root, \(rootID), is not a project")],
      objects.values.flatMap(findingsInReferences),
      doubles.map { Finding("\($0) is written twice") },
      unused.map { Finding("nothing refers to \($0.kind) \($0.name)") },
    ].flatMap { $0 }
  }

  private func findingsInReferences(of object: ProjectObject) -> [Finding] {
    object.references.compactMap { key, id in
      guard let other = objects[id] else {
        return Finding("\(key) of \(object.name) refers to \(id), which doesn't exist")
      }
      if ProjectObject.kinds[key]?.contains(other.kind) == true { return nil }
      return Finding("\(key) of \(object.name) refers to \(other.name), a \(other.kind)")
    }
  }

  private var doubles: [String] {
    Dictionary(grouping: writtenIDs) { $0 }.filter { $1.count > 1 }.keys.sorted()
  }

  /// The objects that the root doesn't reach.
  private var unused: [ProjectObject] {
    var reached: Set<String> = []
    var next = [rootID]
    while let id = next.popLast() {
      guard let object = objects[id], reached.insert(id).inserted else { continue }
      // These keys describe a target that another key uses.
      let descriptions: Set = ["TargetAttributes", "target", "remoteGlobalIDString"]
      next += object.references.filter { !descriptions.contains($0.key) }.map(\.id)
    }
    return objects.values.filter { !reached.contains($0.id) }.sorted { $0.id < $1.id }
  }
}
