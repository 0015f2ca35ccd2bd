import RepoFrontEndLaws
import RepoModel
import RepoViewModels

extension PlainFrontEnd {
  func show(_ repo: Repo) {
    guard let detail = list?.detail(of: repo) else { return }
    if let former = self.detail, fault == .keepsPageNotice { kept = [former] }
    if [.showsEveryPage, .reopensPages].contains(fault) { kept.append(detail) }
    self.detail = detail
    if fault == .showsPageOnce { page = SeenPage(detail) }
    follow { [weak self, weak detail] in detail.map { self?.show($0) } }
    load()
  }

  func load() { Task { [detail] in await detail?.load() } }

  private func show(_ detail: RepoDetailViewModel) {
    var seen = SeenPage(detail)
    let isOthers = detail !== self.detail
    switch fault {
    case .showsPageOnce where detail.state != .loading: return
    case .showsEveryPage: if self.detail == nil { return }
    case .reopensPages: break
    default: if isOthers { return }
    }
    switch (fault, detail.state) {
    case (.leavesOutPageLanguage, _): seen.language = ""
    case (.hidesPageNotice, _): seen.notice = nil
    case (.keepsPageNotice, _): seen.notice = seen.notice ?? "Loading…"
    case (.emptiesPageThatIsGone, .gone):
      seen = SeenPage(title: "", description: "", language: "", stars: "", address: "", notice: nil)
    case (.closesPageThatFailed, .failed): return page = nil
    default: break
    }
    page = seen
  }
}
