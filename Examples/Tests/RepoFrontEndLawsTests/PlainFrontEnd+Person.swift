import RepoFrontEndLaws
import RepoModel
import RepoViewModels
import SwiftMVVMPattern

extension PlainFrontEnd {
  func type(_ text: String) {
    searchText = text
    search(text)
  }

  func scroll(to place: Int) { table.scroll(to: place) }

  func open(_ place: Int) {
    guard let repo = choice(place) else { return }
    list?.select(repo.id, at: place)
    selectedRow = place
    show(repo)
  }

  func showSelection(of list: RepoListViewModel) {
    switch (fault, list.state) {
    case (.selectsByRowNumber, _): break
    case (.forgetsSelection, .failed): selectedRow = nil
    case (.keepsSelectedRow, _): selectedRow = list.selectedRow ?? selectedRow
    default: selectedRow = list.selectedRow
    }
  }

  private func choice(_ place: Int) -> Repo? {
    let data = list?.state.repos ?? []
    switch fault {
    case .opensByIndex: return data.indices.contains(place) ? data[place] : nil
    case .opensTheRowBefore: return table.context(ofCell: PlainCell.self, at: max(0, place - 1))
    case .opensByPlaceOnScreen: return data.dropFirst(place - table.first).first
    case .opensWithoutRows where data.isEmpty:
      return Repo(id: 0, owner: "no", name: "one", description: "", language: nil, stars: 0)
    default: return table.context(ofCell: PlainCell.self, at: place)
    }
  }

  func goBack() {
    (detail, page) = (nil, nil)
    if fault == .forgetsSearchOnReturn { type("") }
  }

  func reload() {
    switch fault {
    case .doesNotReloadPage where detail != nil: break
    case .doesNotReloadList where detail == nil: break
    default: detail == nil ? list?.reload() : load()
    }
  }
}
