import GTKKit
import RepoViewModels

extension Label {
  /// Sets the style of this kind of notice.
  func setStyle(_ kind: NoticeKind) {
    setStyle("secondary", kind == .note)
    setStyle("warning", kind == .warning)
    setStyle("error", kind == .error)
  }
}
