import LintConfiguration
public import LintEngine
import LintSupport
import LintSemantics
public import LintSyntax

/// The lines to add to a manifest, so that its targets depend on the kit.
public struct KitSetup: Sendable, Hashable {
  /// The manifest to edit; nil if none lists the targets.
  public let path: String?
  public let targets: [String]
  /// The line above the instructions.
  public let title: String
  /// The instructions, one per line.
  public let lines: [String]

  /// The instructions for modules that don't depend on the kit yet, in the order of the manifests.
  ///
  /// - Parameter files: the modules by the paths of their files.
  public static func all(for files: [String: [Name]], _ manifests: DependencyManifests) -> [KitSetup] {
    var open = Set(files.values.joined().map(\.text))
    let named = Set(manifests.manifests.flatMap(\.targets).map(\.name))
    let unlisted = files.filter { !$0.value.allSatisfy { named.contains($0.text) } }.keys.sorted()
    let computed = Dictionary(grouping: unlisted) { manifests.packageWithComputedTargets(around: $0) }
    var edits: [ManifestEdit] = []
    for manifest in manifests.manifests {
      let targets = manifest.targets.filter { open.contains($0.name) }
      let paths = computed[manifest.path] ?? []
      if targets.isEmpty, paths.isEmpty { continue }
      open.subtract(targets.map(\.name))
      let edit = ManifestEdit(manifest: manifest, targets: targets, files: paths)
      // Projects may have a Podfile in common.
      if let path = edit.podfile?.path, let index = edits.firstIndex(where: { $0.podfile?.path == path }) {
        edits[index].targets += targets
      } else {
        edits.append(edit)
      }
    }
    let rest = (computed[nil] ?? []).map { (path: $0, modules: files[$0] ?? []) }
    return edits.map { KitSetup($0) } + steps(forUnlisted: rest, manifests, hasEdits: !edits.isEmpty)
  }

  /// The instructions for files that no manifest lists.
  private static func steps(
    forUnlisted files: [(path: String, modules: [Name])], _ manifests: DependencyManifests, hasEdits: Bool
  ) -> [KitSetup] {
    let podfiles = manifests.podfilesWithoutProject
    let isAlone = hasEdits && podfiles.isEmpty
    let isLeftOut = { (path: String) in
      !manifests.hasUnknownTarget(path) && (isAlone || manifests.isInProjectWithTargets(path))
    }
    let leftOut = files.map(\.path).filter(isLeftOut)
    let steps = leftOut.isEmpty ? [] : [KitSetup(leftOut: leftOut)]
    let rest = files.filter { !isLeftOut($0.path) }
    if rest.isEmpty { return steps }
    if !podfiles.isEmpty { return steps + podfiles.filter(\.lacksKit).map { KitSetup($0) } }
    let names = Set(rest.flatMap(\.modules).map(\.text).filter { !$0.isEmpty })
    let isOnly = !hasEdits && steps.isEmpty
    return steps + [KitSetup(names.sorted(), isOnly ? "these files" : listed(rest.map(\.path), "or"))]
  }

  /// A manifest with the targets to edit in it.
  private struct ManifestEdit {
    let manifest: DependencyManifests.Manifest
    var targets: [BuildTarget]
    /// The files of targets whose names code computes.
    let files: [String]

    /// The Podfile to edit instead of an Xcode project. A project that has the kit's package needs no pod.
    var podfile: Podfile? { manifest.usesPackage ? nil : manifest.podfile }
  }

  private init(_ edit: ManifestEdit) {
    let (manifest, targets) = (edit.manifest, edit.targets)
    let place = edit.podfile?.path ?? manifest.path
    path = place
    title = "Add to \(place), so that the code compiles:"
    self.targets = targets.map(\.manifestName)
    if let podfile = edit.podfile {
      lines = Self.lines(for: targets, podfile)
    } else if manifest.path.hasSuffix(".xcodeproj") {
      let package = "choose File > Add Package Dependencies in Xcode and enter \(Tool.repository)"
      let product = "add the product '\(KitDependencies.umbrella)' to \(Self.named(targets))"
      lines = manifest.usesPackage ? [product] : [package, product]
    } else if manifest.path.hasSuffix(".podspec") {
      lines = ["s.dependency '\(KitDependencies.umbrella)/Core'"]
    } else {
      let package = manifest.usesPackage ? [] : ["in 'dependencies' of the package:", Self.package]
      let (computed, known) = (targets.filter(\.hasUnknownDependencies), targets.filter { !$0.hasUnknownDependencies })
      let compiling = edit.files.count == 1 ? "the target that compiles" : "each target that compiles"
      lines =
        package + Self.lines(for: known.isEmpty ? [] : [Self.named(known)], unless: "")
        + Self.lines(
          for: (computed.isEmpty ? [] : [Self.named(computed)])
            + (edit.files.isEmpty ? [] : ["\(compiling) \(Self.listed(edit.files, "or"))"]),
          unless: ", unless the manifest's code adds it already")
    }
  }

  /// The first of some paths, and the number of the others.
  private static func listed(_ paths: [String], _ conjunction: String) -> String {
    let rest = paths.count - shownPathCount
    let items = rest > 0 ? paths.prefix(shownPathCount) + [counted(rest, "more file")] : paths[...]
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }

  private static let shownPathCount = 3

  /// The lines for a package's targets, each group of them in its own place.
  private static func lines(for groups: [String], unless condition: String) -> [String] {
    groups.flatMap { ["in 'dependencies' of \($0)\(condition):", product] }
  }

  /// The lines for targets whose pods a Podfile lists. A target has the pod of the one around it, too.
  private static func lines(for targets: [BuildTarget], _ podfile: Podfile) -> [String] {
    let names = targets.map(\.manifestName)
    let lacking = names.filter { name in !names.contains { podfile.isTarget(name, inheritingFrom: $0) } }
    let named = Set(podfile.targetNames)
    let (old, new) = (lacking.filter(named.contains), lacking.filter { !named.contains($0) })
    let blocks = new.flatMap { name in
      [
        "this block, because the Podfile doesn't name target '\(name)' yet:", "  target '\(name)' do", "  " + pod,
        "  end",
      ]
    }
    return lines(forTargets: old, podfile) + blocks
  }

  private static func lines(
    forTargets names: [String], _ podfile: Podfile,
    in place: (String, Int) -> String = { targets, _ in "in \(targets)" }
  ) -> [String] {
    let computed = names.filter(podfile.hasComputedPods)
    let known = names.filter { !computed.contains($0) }
    return [(known, ""), (computed, ", unless the Podfile's code adds it already")].flatMap { names, condition in
      if names.isEmpty { return [] as [String] }
      let quoted = names.map { "'\($0)'" }.joined(separator: ", ")
      let targets = names.count == 1 ? "target \(quoted)" : "each of the targets \(quoted)"
      return ["\(place(targets, names.count))\(condition):", pod]
    }
  }

  /// The lines for a Podfile without a project, so that the files of its targets aren't known.
  private init(_ podfile: Podfile) {
    path = podfile.path
    title = "Add to \(podfile.path), so that the code compiles:"
    let all = podfile.appTargets
    targets = all.filter(podfile.lacksKit)
    if all.isEmpty {
      lines = ["in the targets that compile these types:", Self.pod]
    } else if all.count == 1 {
      lines = Self.lines(forTargets: targets, podfile)
    } else {
      let added = Self.lines(forTargets: targets, podfile) { targets, count in
        count == 1
          ? "in \(targets), if it compiles one of these types" : "in \(targets) that compiles one of these types"
      }
      lines = added + ["no Xcode project with these targets could be read, so their files aren't known"]
    }
  }

  private init(_ targets: [String], _ files: String) {
    path = nil
    title = "To make the code compile:"
    self.targets = targets
    lines = [
      "add the package \(Tool.repository)",
      "add its product '\(KitDependencies.umbrella)' to the targets that compile \(files) and don't depend on it yet",
    ]
  }

  /// The instructions for files in the folder of a project whose targets don't compile them.
  private init(leftOut files: [String]) {
    path = nil
    title = "No known target compiles \(Self.listed(files, "and")):"
    targets = []
    lines = ["if one does, add the kit to it, too"]
  }

  private static let package = "  .package(url: \"\(Tool.repository)\", from: \"\(Tool.version)\"),"
  private static let product =
    "  .product(name: \"\(KitDependencies.umbrella)\", package: \"\(KitDependencies.umbrella)\"),"
  private static let pod =
    "  pod '\(KitDependencies.umbrella)/Core', :git => '\(Tool.repository).git', :tag => '\(Tool.version)'"

  private static func named(_ targets: [BuildTarget]) -> String {
    let names = targets.map { "'\($0.manifestName)'" }.joined(separator: ", ")
    return (targets.count == 1 ? "target " : "the targets ") + names
  }
}

extension DependencyManifests {
  /// The products of the kit that manifests name, by the module of the target.
  public var kitProducts: [Name: Set<Name>] {
    var products: [Name: Set<Name>] = [:]
    for manifest in manifests {
      for target in manifest.targets {
        products[Name(target.name), default: []].formUnion(target.kitProducts)
      }
    }
    return products
  }

  /// Whether the manifests say that a module doesn't depend on the kit.
  public func lackKit(_ module: Name) -> Bool {
    let own = manifests.flatMap(\.targets).filter { $0.name == module.text }
    if own.isEmpty { return podfilesWithoutProject.contains(where: \.lacksKitEverywhere) }
    return kitProducts[module]?.isEmpty == true && !own.contains(where: \.hasUnknownDependencies)
  }

  /// The name of a module's target in the first manifest that has it, or the module's own name.
  public func targetName(ofModule module: Name) -> String {
    let targets = manifests.lazy.flatMap(\.targets)
    return targets.first { $0.name == module.text }?.manifestName ?? module.text
  }
}

extension Podfile {
  /// The targets that aren't for tests.
  fileprivate var appTargets: [String] { independentTargetNames.filter { !NamingConventions.isTestFolder($0) } }

  /// Whether a target lacks the kit's pod.
  fileprivate var lacksKit: Bool { appTargets.isEmpty ? lacksKit("") : appTargets.contains(where: lacksKit) }

  /// Whether all targets are known to lack the kit's pod.
  fileprivate var lacksKitEverywhere: Bool {
    (appTargets.isEmpty ? [""] : appTargets).allSatisfy { lacksKit($0) && !hasComputedPods(ofTarget: $0) }
  }

  fileprivate func lacksKit(_ target: String) -> Bool {
    !pods(ofTarget: target).contains(KitDependencies.umbrella.text)
  }
}

extension DependencyManifests.Manifest {
  /// Whether the kit's package doesn't have to be added, because the manifest declares it or a target depends on it. A pod of the
  /// kit isn't its package.
  fileprivate var usesPackage: Bool {
    declaresKit || targets.contains { !$0.kitProducts.isEmpty && podfile?.lacksKit($0.manifestName) ?? true }
  }

  fileprivate var folder: String { RelativePath.joined(path, "..") }
}

extension DependencyManifests {
  private func isFolder(_ folder: String, around path: String) -> Bool {
    folder.isEmpty || path.hasPrefix(folder + "/")
  }

  /// The innermost package around a file, if code computes the names of its targets.
  fileprivate func packageWithComputedTargets(around path: String) -> String? {
    let packages = manifests.filter { $0.path.hasSuffix("Package.swift") && isFolder($0.folder, around: path) }
    return packages.max { $0.folder.utf8.count < $1.folder.utf8.count }.flatMap {
      $0.hasComputedTargets ? $0.path : nil
    }
  }

  /// Whether the innermost project around a file is one whose targets are known.
  fileprivate func isInProjectWithTargets(_ path: String) -> Bool {
    let known = manifests.filter { !$0.targets.isEmpty }.map(\.folder)
    let unknown = podfilesWithoutProject.map { RelativePath.joined($0.path, "..") }
    let depth = { (folders: [String]) in
      folders.filter { isFolder($0, around: path) }.map(\.utf8.count).max() ?? -1
    }
    return depth(known) > depth(unknown)
  }
}

extension BuildTarget {
  fileprivate var kitProducts: [Name] { dependencies.map { Name($0) }.filter { KnownModules[$0].contains(.kit) } }
}
