// swift-format-ignore-file
final class RemarkViewModel {
  var text = "" /* The other comment ends here. */// mvvmlint:disable:this view-reference
  func load() {}
}
