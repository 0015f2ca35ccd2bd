import CGTK

/// What is pressed.
public final class Button: Widget {
  public init(_ label: String, _ action: @escaping @MainActor () -> Void) {
    super.init(new: gtk_button_new_with_mnemonic(label))
    onSignal("clicked", action)
  }
}
