public import LintSyntax

/// Constants of the system's types. A service isn't used by reading one.
public enum SystemConstants {
  private static let lastWords = ["Notification", "Key", "URLString"]

  /// Whether a static member is a constant or a nested type: `didBecomeActiveNotification`, `openSettingsURLString`,
  /// `ModalResponse`.
  public static func contains(_ member: Name) -> Bool {
    let text = member.text
    return text.first?.isUppercase ?? false || lastWords.contains(where: text.hasSuffix)
  }
}
