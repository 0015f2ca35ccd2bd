/// What a person pressed.
public enum Key: Hashable, Sendable {
  case character(Character)
  /// Several characters at once, by the terminal's paste.
  case paste(String)
  case enter, escape, tab, backspace, delete
  case up, down, left, right, pageUp, pageDown, home, end
  /// Home and End with the control key.
  case top, bottom
  /// A function key, by its number.
  case function(Int)
  /// A letter with the control key, in lower case.
  case control(Character)

  /// Those by which a person leaves an app, whatever it shows.
  public static let leaving: Set<Key> = [.control("c"), .control("q"), .control("\\")]
}
