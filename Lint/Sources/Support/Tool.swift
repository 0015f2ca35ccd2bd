/// The tool's name, version and addresses. `VERSION` and `Distribution/addresses` in the root of the repository define them, and
/// `make test NAMES=distribution` compares.
public enum Tool {
  public static let name = "mvvmlint"
  public static let version = "1.0.0"
  public static let repository = "https://github.com/falcon283/SwiftMVVMPattern"
  /// The address of the documentation site.
  private static let documentation = "https://falcon283.github.io/SwiftMVVMPattern"
  /// The page about the keys of `.mvvmlint.yml`.
  public static let configurationPage = "ConfigurationReference"
  public static let configurationReference = page(configurationPage)

  public static func page(ofRule name: String) -> String { page(name) }

  /// The address of a page in `mvvmlint.docc`. The site spells addresses in lowercase.
  private static func page(_ name: String) -> String { "\(documentation)/documentation/mvvmlint/\(name.lowercased())" }
}
