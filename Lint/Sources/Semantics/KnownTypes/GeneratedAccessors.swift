import LintSyntax

/// What generators of code make of an app's assets: `R.image.logo()`, `Asset.Icons.logo.image`. The files that declare it are
/// rarely kept beside the sources, so the members are known by their names.
enum GeneratedAccessors {
  /// R.swift's and SwiftGen's; a project's own are in its conventions.
  static let roots: NameSet = ["R", "Asset", "Assets"]

  private static let types: [Name: Name] = ["image": "UIImage", "color": "UIColor", "font": "UIFont"]

  static func value(of member: Name) -> Value? {
    types[member].flatMap(SystemTypes.named).map { Value(referent: .system($0)) }
  }
}
