/// A key press or a paste.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// Text that the terminal pasted.
  case paste(String)
  case enter, escape, tab, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// Home and End with the control key.
  case top, bottom
  /// A function key, by its number.
  case function(Int)
  /// A letter with the control key, in lower case.
  case control(Character)

  /// The keys that leave an app from any screen.
  public static let leaving: Set<Key> = [.control("c"), .control("q"), .control("\\")]
}
