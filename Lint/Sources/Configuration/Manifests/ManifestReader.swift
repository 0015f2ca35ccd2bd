package import LintSemantics
package import LintSyntax

/// Reads the targets of a manifest.
public enum ManifestReader {
  /// Whether a file with this name is a manifest.
  public static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasSuffix(".podspec") || name == "project.pbxproj"
  }

  /// Whether a file contains build settings for Xcode.
  public static func isBuildSettings(_ name: String) -> Bool { name.hasSuffix(".xcconfig") }

  /// The targets of a manifest; nil if it is damaged.
  ///
  /// It may run the parser, which needs a stack of at least 16 MB.
  package static func read(
    _ bytes: [UInt8], path: String, sourceReader: SourceReader = SourceReader()
  ) -> [BuildTarget]? {
    let names = path.split(separator: "/").map(String.init)
    let folder = names.dropLast().joined(separator: "/")
    if path.hasSuffix(".podspec") { return Podspec(bytes, in: folder).target.map { [$0] } ?? [] }
    if names.last == "Package.swift" { return PackageManifest(bytes, in: folder, sourceReader)?.targets }
    // The project's folder is the one around its bundle.
    return XcodeProject(bytes, in: names.dropLast(2).joined(separator: "/"))?.targets
  }
}
