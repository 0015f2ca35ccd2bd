/// The tool's name, version and addresses. `VERSION` and `Distribution/addresses` in the root of the repository define them, and
/// `make test NAMES=distribution` compares.
public enum Tool {
  public static let name = "mvvmlint"
  public static let version = "1.0.0"
  public static let repository = "https://github.com/falcon283/SwiftMVVMPattern"
  /// The address of the documentation, to which paths in `Lint/Docs` are relative.
  private static let documentation = repository + "/blob/main/Lint/Docs/"
  public static let configurationReference = documentation + "Configuration.md"

  public static func page(ofRule name: String) -> String { documentation + "mvvmlint.docc/Rules/\(name).md" }
}
