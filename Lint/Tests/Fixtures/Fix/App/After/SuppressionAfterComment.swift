// swift-format-ignore-file
final class RemarkViewModel {
  var text = "" /* The other comment ends here. */
  func load() {}
}
