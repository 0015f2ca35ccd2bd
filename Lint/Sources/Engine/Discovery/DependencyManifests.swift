public import LintConfiguration
public import LintSemantics
import LintSupport

/// The manifests of a project, with what they say about the dependencies of targets.
public struct DependencyManifests: Sendable {
  /// A package, an Xcode project or a podspec, with its targets.
  public struct Manifest: Sendable {
    /// The path of the manifest or of the Xcode project, relative to the root.
    public let path: String
    public let targets: [BuildTarget]
    /// Whether it, or a file of build settings beside it, enables the upcoming feature `InternalImportsByDefault`.
    public let importsInternally: Bool
    /// Whether it declares the kit's package, whether or not a target uses it.
    public let declaresKit: Bool
    /// The Podfile whose pods the targets use.
    public let podfile: Podfile?
  }

  public struct Podfile: Sendable, Hashable {
    /// The path relative to the root.
    public let path: String
    /// The pods in its lines, without their subspecs.
    public let pods: Set<String>
  }

  public let manifests: [Manifest]

  public init(_ sources: Sources, _ configuration: Configuration, _ parser: Parser) {
    let found = SourceFinder(
      root: sources.root, excludes: { path in configuration.excluded.contains { $0.matches(path) } },
      includes: configuration.names)
    let reader = parser.reader
    // A file of build settings may belong to any target of Xcode.
    let isSetForXcode = found.buildSettings.contains { path in
      (try? sources.bytes(of: path)).map(CompilerFeature.internalImports.isEnabled) ?? false
    }
    manifests = Workers.map(found.manifests) { path -> Manifest? in
      guard let bytes = try? sources.bytes(of: path),
        let targets = ManifestReader.read(bytes, path: path, sourceReader: reader)
      else { return nil }
      let isXcode = path.hasSuffix(".pbxproj")
      let shown = isXcode ? RelativePath.joined(path, "..") : path
      return Manifest(
        path: shown, targets: targets,
        importsInternally: isXcode && isSetForXcode || CompilerFeature.internalImports.isEnabled(in: bytes),
        declaresKit: Self.declaresKit(bytes), podfile: isXcode ? Self.podfile(above: shown, sources) : nil)
    }.compactMap { $0 }
  }

  /// Whether a line that isn't a comment contains the address of the kit's repository.
  private static func declaresKit(_ bytes: [UInt8]) -> Bool {
    let address = Array(Tool.repository.utf8)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { line in
      line.firstRange(of: address) != nil
        && !line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
    }
  }

  /// The Podfile in the folder of a project or in a folder around it.
  private static func podfile(above project: String, _ sources: Sources) -> Podfile? {
    var names = project.split(separator: "/")
    while names.popLast() != nil {
      let path = (names + ["Podfile"]).joined(separator: "/")
      if let bytes = try? sources.bytes(of: path) { return Podfile(path: path, pods: pods(in: bytes)) }
    }
    return nil
  }

  /// The first word in quotes of each line that begins with `pod`.
  private static func pods(in bytes: [UInt8]) -> Set<String> {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return Set(
      lines.compactMap { line in
        let line = line.drop(while: \.isWhitespace)
        guard line.hasPrefix("pod ") || line.hasPrefix("pod(") else { return nil }
        return line.split { "'\"".contains($0) }.dropFirst().first.map { String($0.prefix { $0 != "/" }) }
      })
  }
}
