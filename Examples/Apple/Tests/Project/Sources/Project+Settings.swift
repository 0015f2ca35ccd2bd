extension Project {
  /// Checks that the targets are an app and its UI tests, and that each configuration has the settings that their sources need.
  func findingsInSettings() -> [Finding] {
    guard apps.count == 1, uiTests.count == 1, objects("PBXNativeTarget").count == 2 else {
      return [Finding("the targets aren't an app and its UI tests")]
    }
    let app = apps[0]
    let tested = objects(uiTests[0].texts("dependencies")).flatMap { $0.texts("target") }
    return (tested == [app.id] ? [] : [Finding("\(uiTests[0].name) doesn't depend on \(app.name)")])
      + findingsInSettings(of: app, Self.needed) + findingsInSettings(of: uiTests[0], Self.neededByTests(of: app))
  }

  private func findingsInSettings(of target: ProjectObject, _ needed: [String: String]) -> [Finding] {
    let settings = settings(of: target)
    let configurations = settings.keys.sorted()
    let names = configurations == ["Debug", "Release"] ? [] : [Finding("the configurations are \(configurations)")]
    return names
      + configurations.flatMap { configuration in
        needed.sorted { $0.key < $1.key }.compactMap { key, value in
          let actual = settings[configuration]?[key]?.text
          if actual == value { return nil }
          return Finding("\(key) is \(actual ?? "not set") in \(configuration), not \(value)")
        }
      }
  }

  private static func neededByTests(of app: ProjectObject) -> [String: String] {
    [
      "GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_BUNDLE_IDENTIFIER": "com.example.ReposUITests",
      "PRODUCT_NAME": "$(TARGET_NAME)", "SDKROOT": "iphoneos", "SWIFT_TREAT_WARNINGS_AS_ERRORS": "YES",
      "SWIFT_VERSION": "6.0", "TEST_TARGET_NAME": app.name,
    ]
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
