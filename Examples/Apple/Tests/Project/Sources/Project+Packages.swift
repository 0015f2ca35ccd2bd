import Foundation

extension Project {
  /// Returns a finding for each product that doesn't exist, isn't linked or isn't imported, and each package for a
  /// newer iOS.
  func findingsInPackages(_ facts: (URL) throws -> PackageFacts) -> [Finding] {
    let packages = objects("XCLocalSwiftPackageReference").reduce(into: [String: PackageFacts]()) { all, package in
      all[package.id] = try? facts(folder.appending(path: package.name))
    }
    return objects("XCSwiftPackageProductDependency").flatMap { product in
      [
        packages[product.text("package") ?? ""]?.products.contains(product.name) == true
          ? [] : [Finding("no package has a product \(product.name)")],
        isLinked(product) ? [] : [Finding("\(product.name) is not linked")],
        sources.values.contains { $0.contains("import \(product.name)\n") }
          ? [] : [Finding("no source imports \(product.name)")],
      ].flatMap { $0 }
    } + findingsInImports() + packages.keys.sorted().flatMap { findingsInSystem(packages[$0], facts) }
  }

  private func isLinked(_ product: ProjectObject) -> Bool {
    objects("PBXNativeTarget").contains { target in
      let phases = objects(target.texts("buildPhases")).filter { $0.kind == "PBXFrameworksBuildPhase" }
      let linked = objects(phases.flatMap { $0.texts("files") }).compactMap { $0.text("productRef") }
      return target.texts("packageProductDependencies").contains(product.id) && linked.contains(product.id)
    }
  }

  /// Returns a finding for each import that is neither linked nor a system framework.
  private func findingsInImports() -> [Finding] {
    let known = Set(objects("XCSwiftPackageProductDependency").map(\.name) + ["UIKit", "XCTest"])
    return sources.sorted { $0.key < $1.key }.flatMap { path, source in
      source.matches(of: /(?m)^import (\w+)$/).map { String($0.1) }.filter { !known.contains($0) }
        .map { Finding("\(path) imports \($0), which is not linked") }
    }
  }

  /// Returns a finding for each package that doesn't support the app's oldest iOS.
  private func findingsInSystem(_ package: PackageFacts?, _ facts: (URL) throws -> PackageFacts) -> [Finding] {
    guard let package else { return [] }
    let targets = objects("PBXNativeTarget").flatMap { settings(of: $0).values }
    let oldest = targets.compactMap { $0["IPHONEOS_DEPLOYMENT_TARGET"]?.text }
    let here = oldest.filter { !isAtLeast($0, package.iOS) }
      .map { Finding("the app supports iOS \($0), its package \(package.iOS ?? "an unnamed version")") }
    return here + package.neighbors.flatMap { findingsInSystem(try? facts($0), facts) }
  }
}

private func isAtLeast(_ version: String, _ other: String?) -> Bool {
  guard let other else { return false }
  return version.compare(other, options: .numeric) != .orderedAscending
}
