import ProjectDescription

extension Settings {
  static let app = Settings.settings(base: ["SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY": "YES"])
}
