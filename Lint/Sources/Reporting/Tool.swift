/// What reports say of the tool itself.
public enum Tool {
  static let name = "mvvmlint"
  public static let version = "1.1.0"
  static let address = "https://github.com/falcon283/SwiftMVVMPattern"
  static let help = address + "#enforce-it-in-an-existing-app"
}
