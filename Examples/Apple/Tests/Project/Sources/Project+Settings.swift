extension Project {
  /// Returns findings unless there is one target, an app, whose configurations have the settings that its sources need.
  func findingsInSettings() -> [Finding] {
    let targets = objects("PBXNativeTarget")
    let isApp = targets.map { $0.text("productType") } == ["com.apple.product-type.application"]
    return (isApp ? [] : [Finding("the project has to have one target, an app")]) + targets.flatMap(findingsInSettings)
  }

  private func findingsInSettings(of target: ProjectObject) -> [Finding] {
    let settings = settings(of: target)
    let configurations = settings.keys.sorted()
    let names = configurations == ["Debug", "Release"] ? [] : [Finding("the configurations are \(configurations)")]
    return names
      + configurations.flatMap { configuration in
        Self.needed.sorted { $0.key < $1.key }.compactMap { key, value in
          let actual = settings[configuration]?[key]?.text
          if actual == value { return nil }
          return Finding("\(key) is \(actual ?? "not set") in \(configuration), not \(value)")
        }
      }
  }

  private static let needed = [
    // Xcode generates the Info.plist from these settings.
    "GENERATE_INFOPLIST_FILE": "YES",
    "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
    // The app delegate sets the class of the scene delegate in code.
    "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
    "PRODUCT_BUNDLE_IDENTIFIER": "com.example.Repos",
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "SDKROOT": "iphoneos",
    "SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
    "SWIFT_VERSION": "6.0",
    "TARGETED_DEVICE_FAMILY": "1,2",
  ]
}
