public import Foundation

/// The facts about a package that a project depends on.
public struct PackageFacts: Hashable, Sendable {
  public var products: Set<String>
  /// The oldest supported iOS; nil if the manifest names none, which means a very old one.
  public var iOS: String?
  /// The local packages that it depends on.
  public private(set) var neighbors: [URL]

  /// Reads the package's manifest without touching its builds.
  public init(of folder: URL) throws {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let output = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path(), "--scratch-path", scratch.path(), "dump-package",
    ]
    process.standardOutput = output
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    self.init(try JSONDecoder().decode(Manifest.self, from: json))
  }

  private init(_ manifest: Manifest) {
    products = Set(manifest.products.map(\.name))
    iOS = manifest.platforms.first { $0.platformName == "ios" }?.version
    neighbors = manifest.dependencies.flatMap { $0.fileSystem ?? [] }.map { URL(filePath: $0.path) }
  }
}

private struct Manifest: Decodable {
  struct Product: Decodable { let name: String }
  struct Platform: Decodable {
    let platformName: String
    let version: String
  }
  struct Dependency: Decodable {
    struct Place: Decodable { let path: String }
    let fileSystem: [Place]?
  }

  let products: [Product]
  let platforms: [Platform]
  let dependencies: [Dependency]
}
