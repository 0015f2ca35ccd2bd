import GTKKit
import RepoViewModels

extension Label {
  /// Looks as a notice of this kind does.
  func setStyle(_ kind: NoticeKind) {
    setStyle("secondary", kind == .note)
    setStyle("warning", kind == .warning)
    setStyle("error", kind == .error)
  }
}
