import Foundation

extension Project {
  /// Checks that the app has a shared scheme, which builds, runs and tests it.
  func findingsInSchemes() -> [Finding] {
    apps.flatMap { target in
      let path = "xcshareddata/xcschemes/\(target.name).xcscheme"
      guard let data = try? Data(contentsOf: url.appending(path: path)) else {
        return [Finding("there is no shared scheme \(target.name)")]
      }
      guard let scheme = Scheme(data) else { return [Finding("the scheme cannot be read")] }
      return findings(in: scheme, of: target)
    }
  }

  private func findings(in scheme: Scheme, of target: ProjectObject) -> [Finding] {
    let wrong = scheme.references.flatMap { reference in
      let expected = expectedAttributes(of: reference.action == "TestAction" ? uiTests.first ?? target : target)
      return expected.keys.sorted().filter { reference.attributes[$0] != expected[$0] }
        .map { Finding("the scheme's \(reference.action) has \(reference.attributes[$0] ?? "nothing") as \($0)") }
    }
    let missing = ["BuildAction", "TestAction", "LaunchAction"].filter { !scheme.references.map(\.action).contains($0) }
      .map { Finding("the scheme's \($0) names no product") }
    let configurations = Set(settings(of: target).keys)
    let unknown = scheme.configurations.subtracting(configurations).sorted()
      .map { Finding("the scheme uses a configuration \($0)") }
    return wrong + missing + unknown
  }

  private func expectedAttributes(of target: ProjectObject) -> [String: String?] {
    [
      "BuildableIdentifier": "primary", "BlueprintIdentifier": target.id, "BlueprintName": target.name,
      "BuildableName": objects(target.texts("productReference")).first?.name,
      "ReferencedContainer": "container:\(url.lastPathComponent)",
    ]
  }
}
