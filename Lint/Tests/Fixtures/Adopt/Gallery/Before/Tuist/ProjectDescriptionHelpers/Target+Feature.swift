import ProjectDescription

extension Target {
  public static func feature(named name: String) -> Target {
    .target(
      name: name, destinations: .iOS, product: .framework, bundleId: "com.example.\(name)", sources: "\(name)/**",
      settings: .settings(base: ["OTHER_SWIFT_FLAGS": "-enable-upcoming-feature InternalImportsByDefault"]))
  }
}
