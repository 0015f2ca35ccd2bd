/// Folders that nobody writes by hand, or that are no part of an app. One that `included` names is read all the same.
enum DefaultExclusions {
  private static let names: Set<String> = [
    ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "vendor", "build",
  ]
  private static let endings = [
    "Tests", ".playground", ".xcassets", ".xcodeproj", ".xctemplate", ".xcworkspace",
  ]

  static func contains(_ name: some StringProtocol) -> Bool {
    names.contains(String(name)) || name.hasPrefix(".build") || endings.contains { name.hasSuffix($0) }
  }
}
