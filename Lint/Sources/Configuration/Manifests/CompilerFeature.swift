/// An upcoming feature of the compiler, which a package manifest, an Xcode project or a file of build settings can enable.
public struct CompilerFeature: Sendable, Hashable {
  private let name: String
  private let setting: String

  public static let internalImports = Self(name: "InternalImportsByDefault", setting: "INTERNAL_IMPORTS_BY_DEFAULT")
  public static let memberImports = Self(name: "MemberImportVisibility", setting: "MEMBER_IMPORT_VISIBILITY")

  /// The features that one of the files enables.
  public static func enabled(in files: [[UInt8]]) -> Set<CompilerFeature> {
    Set([internalImports, memberImports].filter { files.contains(where: $0.isEnabled) })
  }

  /// Whether a manifest or a file of build settings enables the feature for one of its targets. It may name the feature, as in
  /// `.enableUpcomingFeature("InternalImportsByDefault")` or `-enable-upcoming-feature InternalImportsByDefault`, or set the
  /// build setting to `YES`.
  public func isEnabled(in contents: [UInt8]) -> Bool {
    if contents.firstRange(of: Array(name.utf8)) != nil { return true }
    let key = Array(setting.utf8)
    var rest = contents[...]
    while let found = rest.firstRange(of: key) {
      rest = rest[found.upperBound...]
      if Self.value(after: rest).elementsEqual("YES".utf8) { return true }
    }
    return false
  }

  /// Whether the texts in the settings of a package's target enable the feature.
  public func isEnabled(in settings: Set<String>) -> Bool { settings.contains { $0.contains(name) } }

  /// `YES` after ` = `, `[config=Debug] = ` or `: "`.
  private static func value(after text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = text
    if text.first == UInt8(ascii: "[") { text = text.drop { $0 != UInt8(ascii: "]") }.dropFirst() }
    return text.drop { " \t=:\"'".utf8.contains($0) }.prefix { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "z") }
  }
}
