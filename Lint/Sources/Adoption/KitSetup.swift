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
  /// The instructions, one per line.
  public let lines: [String]

  /// The instructions for modules that don't depend on the kit yet, in the order of the manifests.
  public static func all(for modules: Set<Name>, _ manifests: DependencyManifests) -> [KitSetup] {
    var rest = Set(modules.map(\.text))
    var steps: [KitSetup] = []
    for manifest in manifests.manifests {
      let targets = manifest.targets.filter { rest.contains($0.name) }
      if targets.isEmpty { continue }
      rest.subtract(targets.map(\.name))
      steps.append(KitSetup(manifest, targets))
    }
    if rest.isEmpty { return steps }
    let podfiles = manifests.podfilesWithoutProject
    if !podfiles.isEmpty { return steps + podfiles.filter(\.lacksKit).map { KitSetup($0) } }
    return steps + [KitSetup(targets: rest.filter { !$0.isEmpty }.sorted())]
  }

  private init(_ manifest: DependencyManifests.Manifest, _ targets: [BuildTarget]) {
    self.targets = targets.map(\.manifestName)
    let named = Self.named(targets)
    if let podfile = manifest.podfile {
      path = podfile.path
      lines = Self.lines(for: targets, podfile)
    } else if manifest.path.hasSuffix(".xcodeproj") {
      path = manifest.path
      let package = "choose File > Add Package Dependencies in Xcode and enter \(Tool.repository)"
      let product = "add the product '\(KitDependencies.umbrella)' to \(named)"
      lines = manifest.usesKit ? [product] : [package, product]
    } else if manifest.path.hasSuffix(".podspec") {
      path = manifest.path
      lines = ["s.dependency '\(KitDependencies.umbrella)/Core'"]
    } else {
      path = manifest.path
      let package = manifest.usesKit ? [] : ["in 'dependencies' of the package:", Self.package]
      let known = Self.lines(for: targets.filter { !$0.hasUnknownDependencies }, unless: "")
      let computed = Self.lines(
        for: targets.filter(\.hasUnknownDependencies), unless: ", unless the manifest's code adds it already")
      lines = package + known + computed
    }
  }

  /// The lines for a package's targets.
  private static func lines(for targets: [BuildTarget], unless condition: String) -> [String] {
    targets.isEmpty ? [] : ["in 'dependencies' of \(named(targets))\(condition):", product]
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

  private init(targets: [String]) {
    path = nil
    self.targets = targets
    lines = [
      "add the package \(Tool.repository)",
      "add its product '\(KitDependencies.umbrella)' to the targets that compile these files and don't depend on it yet",
    ]
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
  /// Whether the kit's package doesn't have to be added, because the manifest declares it or a target depends on it.
  fileprivate var usesKit: Bool { declaresKit || targets.contains { !$0.kitProducts.isEmpty } }
}

extension BuildTarget {
  fileprivate var kitProducts: [Name] { dependencies.map { Name($0) }.filter { KnownModules[$0].contains(.kit) } }
}
