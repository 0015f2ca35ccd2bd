import Foundation

extension Project {
  /// Returns findings unless each target has a shared scheme that builds and runs it.
  func findingsInSchemes() -> [Finding] {
    objects("PBXNativeTarget").flatMap { target in
      let path = "xcshareddata/xcschemes/\(target.name).xcscheme"
      guard let data = try? Data(contentsOf: url.appending(path: path)) else {
        return [Finding("there is no shared scheme \(target.name)")]
      }
      guard let scheme = Scheme(data) else { return [Finding("the scheme cannot be read")] }
      return findings(in: scheme, of: target)
    }
  }

  private func findings(in scheme: Scheme, of target: ProjectObject) -> [Finding] {
    let product = objects(target.texts("productReference")).first?.name
    let expected = [
      "BuildableIdentifier": "primary", "BlueprintIdentifier": target.id, "BlueprintName": target.name,
      "BuildableName": product, "ReferencedContainer": "container:\(url.lastPathComponent)",
    ]
    let wrong = scheme.references.flatMap { reference in
      expected.keys.sorted().filter { reference.attributes[$0] != expected[$0] }
        .map { Finding("the scheme's \(reference.action) has \(reference.attributes[$0] ?? "nothing") as \($0)") }
    }
    let missing = ["BuildAction", "LaunchAction"].filter { !scheme.references.map(\.action).contains($0) }
      .map { Finding("the scheme's \($0) names no product") }
    let configurations = Set(settings(of: target).keys)
    let unknown = scheme.configurations.subtracting(configurations).sorted()
      .map { Finding("the scheme uses a configuration \($0)") }
    return wrong + missing + unknown
  }
}
