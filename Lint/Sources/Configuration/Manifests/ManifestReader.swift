package import LintSemantics
import LintSupport
package import LintSyntax

/// Reads the targets of a manifest.
public enum ManifestReader {
  /// Whether a file with this name is a manifest.
  public static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".podspec") || name == "project.pbxproj" || name == Podfile.name
  }

  /// Whether a manifest defines no targets, but the pods of targets in Xcode projects.
  public static func isPodfile(_ path: String) -> Bool { RelativePath.names(in: path).last == Podfile.name[...] }

  /// Whether a file may contain build settings for Xcode or Bazel, or for a tool that generates projects.
  public static func isBuildSettings(_ path: String) -> Bool {
    let name = RelativePath.name(of: path)
    if generatorManifests.contains(where: { $0 == name }) { return true }
    if name.hasSuffix(".swift") { return RelativePath.contains(folder: "Tuist", in: path[...]) }
    return name.hasSuffix(".xcconfig") || name == "BUILD" || name == "BUILD.bazel"
  }

  /// Whether a file defines targets for XcodeGen or Tuist, which this reader doesn't know. Any Swift file may be named
  /// `Project.swift`.
  public static func isGeneratorManifest(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let name = RelativePath.names(in: path).last, generatorManifests.contains(String(name)) else { return false }
    return !name.hasSuffix(".swift") || bytes.firstRange(of: Array("ProjectDescription".utf8)) != nil
  }

  /// Whether a file has the name of a manifest for XcodeGen or Tuist.
  public static func mayBeGeneratorManifest(_ name: String) -> Bool { generatorManifests.contains(name) }

  /// The names of manifests for XcodeGen and Tuist.
  public static let generatorManifests = ["project.yml", "Project.swift"]

  /// The targets of a manifest; nil if it is damaged. Targets of an Xcode project depend on the pods of its Podfile.
  ///
  /// It may run the parser, which needs a stack of at least 16 MB.
  package static func read(
    _ bytes: [UInt8], path: String, podfiles: Podfiles = Podfiles(), sourceReader: SourceReader = SourceReader()
  ) -> [BuildTarget]? {
    if isPodfile(path) { return [] }
    let names = RelativePath.names(in: path)
    let folder = RelativePath.path(of: names.dropLast())
    if path.hasSuffix(".podspec") { return Podspec(bytes, in: folder).target.map { [$0] } ?? [] }
    if names.last == "Package.swift" { return PackageManifest(bytes, in: folder, sourceReader)?.targets }
    // The project's folder is the one around its bundle.
    let targets = XcodeProject(bytes, in: RelativePath.path(of: names.dropLast(2)))?.targets
    guard let podfile = podfiles.nearest(to: folder) else { return targets }
    return targets?.map { target in
      var target = target
      target.dependencies.formUnion(podfile.pods(ofTarget: target.manifestName))
      target.hasUnknownDependencies = podfile.hasComputedPods(ofTarget: target.manifestName)
      return target
    }
  }

  /// Whether a package manifest computes the names of targets, so that they aren't known.
  package static func computesTargets(_ bytes: [UInt8], path: String, sourceReader: SourceReader) -> Bool {
    RelativePath.names(in: path).last == "Package.swift"
      && PackageManifest(bytes, in: "", sourceReader)?.hasComputedTargets == true
  }
}
