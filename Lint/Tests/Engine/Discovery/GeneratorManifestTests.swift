import LintEngine
import Testing

/// Manifests of tools that generate Xcode projects.
@Suite struct GeneratorManifestTests {
  @Test func folderOfGeneratorManifestIsRoot() throws {
    let project = try TestProject([
      "Feed/Project.swift": "import ProjectDescription\nlet project = Project(name: \"Feed\")",
      "Shop/project.yml": "name: Shop",
      "App/Models/Project.swift": "struct Project {}",
    ])
    #expect(SourceFinder(root: project.root).roots == ["Feed", "Shop"])
  }
}
