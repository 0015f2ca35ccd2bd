public import LintConfiguration
public import LintSemantics
import LintSupport
public import LintSyntax

/// The manifests of a project and its files of build settings: the targets with their dependencies, and the compiler's features.
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
    /// Whether it is a package that computes the names of targets.
    public let hasComputedTargets: Bool
    /// The Podfile whose pods the targets use.
    public let podfile: Podfile?
  }

  public let manifests: [Manifest]
  /// The Podfiles of projects that can't be read, or that a tool generates.
  public let podfilesWithoutProject: [Podfile]
  /// The features that a file of build settings enables, in any folder.
  private let settings: Set<CompilerFeature>
  /// The features that a manifest enables, even if its targets can't be read.
  private let manifestFeatures: Set<CompilerFeature>
  /// The folders with manifests of Tuist and XcodeGen, whose targets aren't read.
  private let generatorFolders: [String]
  private let targets: BuildTargets

  public init(_ sources: Sources, _ configuration: Configuration, _ parser: Parser) {
    let found = SourceFinder(
      root: sources.root, excludes: { path in configuration.excluded.contains { $0.matches(path) } },
      includes: configuration.names)
    let reader = parser.reader
    // The configuration may exclude them, because they aren't code of the app.
    let settingsFiles = Self.files(SourceFinder(root: sources.root).buildSettings, sources)
    let settings = CompilerFeature.enabled(in: settingsFiles.map(\.bytes))
    let files = Self.files(found.manifests, sources)
    self.settings = settings
    manifestFeatures = CompilerFeature.enabled(in: files.map(\.bytes))
    generatorFolders = settingsFiles.filter { ManifestReader.isGeneratorManifest($0.path, $0.bytes) }.map {
      RelativePath.joined($0.path, "..")
    }
    let podfiles = Podfiles(files)
    manifests = Workers.map(files) { path, bytes -> Manifest? in
      guard !ManifestReader.isPodfile(path),
        let targets = ManifestReader.read(bytes, path: path, podfiles: podfiles, sourceReader: reader)
      else { return nil }
      let isXcode = path.hasSuffix(".pbxproj")
      let shown = isXcode ? RelativePath.joined(path, "..") : path
      return Manifest(
        path: shown, targets: targets,
        // A file of build settings may belong to any target of Xcode.
        importsInternally: isXcode && settings.contains(.internalImports)
          || CompilerFeature.internalImports.isEnabled(in: bytes),
        declaresKit: Self.declaresKit(bytes),
        hasComputedTargets: ManifestReader.computesTargets(bytes, path: path, sourceReader: reader),
        podfile: isXcode ? podfiles.nearest(to: shown) : nil)
    }.compactMap { $0 }
    let read = Set(manifests.filter { !$0.targets.isEmpty }.compactMap(\.podfile?.path))
    podfilesWithoutProject = podfiles.all.filter { !read.contains($0.path) }
    targets = BuildTargets(manifests.flatMap(\.targets))
  }

  private static func files(_ paths: [String], _ sources: Sources) -> [(path: String, bytes: [UInt8])] {
    paths.compactMap { path in (try? sources.bytes(of: path)).map { (path, $0) } }
  }

  /// Whether a manifest or a file of build settings enables a feature for one of its targets.
  public func enable(_ feature: CompilerFeature) -> Bool {
    settings.contains(feature) || manifestFeatures.contains(feature)
  }

  /// Whether imports in a module may be internal unless they have an access level.
  ///
  /// A manifest that computes its targets, or a file of build settings, may describe any module that no manifest names.
  public func importInternally(_ module: Name) -> Bool {
    let own = manifests.flatMap { manifest in
      manifest.targets.filter { $0.name == module.text }.map { target in
        target.swiftSettings.map(CompilerFeature.internalImports.isEnabled) ?? manifest.importsInternally
      }
    }
    return own.isEmpty ? enable(.internalImports) : own.contains(true)
  }

  /// Whether Tuist or XcodeGen may define the target of a file, and no manifest lists it.
  public func hasUnknownTarget(_ path: String) -> Bool {
    generatorFolders.contains { $0.isEmpty || path.hasPrefix($0 + "/") } && targets.indices(of: path).isEmpty
  }

  /// Whether a line that isn't a comment contains the address of the kit's repository.
  private static func declaresKit(_ bytes: [UInt8]) -> Bool {
    let address = Array(Tool.repository.utf8)
    return bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.contains { line in
      line.firstRange(of: address) != nil
        && !line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "//".utf8)
    }
  }
}
