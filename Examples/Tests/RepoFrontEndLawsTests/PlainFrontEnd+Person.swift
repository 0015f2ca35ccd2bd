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

  func open(_ place: Int) { choice(place).map(show) }

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
