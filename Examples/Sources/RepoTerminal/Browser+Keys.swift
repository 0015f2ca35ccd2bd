import TerminalKit

extension Browser {
  /// Handles keys that arrived together; returns false if one of them leaves the app.
  ///
  /// Typing several characters causes one search and one change to draw.
  func handle(_ keys: [Key]) -> Bool {
    let report = onChange
    var hasChanged = false
    onChange = { hasChanged = true }
    defer {
      onChange = report
      if hasChanged { report() }
    }
    return carryOut(keys)
  }

  private func carryOut(_ keys: [Key]) -> Bool {
    for key in keys {
      if Key.leaving.contains(key) { return false }
      if detail == nil, edit(with: key) { continue }
      searchIfNew()
      detail == nil ? handleInList(key) : handleInDetail(key)
    }
    searchIfNew()
    return true
  }

  /// Changes the search's text or cursor; returns false if the key isn't an editing key.
  private func edit(with key: Key) -> Bool {
    let wasOpening = list.isEditing(with: key) && stayInList()
    // Escape cancels the latest request, which is the row to open before it is the search.
    if key == .escape && wasOpening { return true }
    return list.edit(with: key)
  }

  private func searchIfNew() {
    if list.field.text != query { search(list.field.text) }
  }

  private func handleInList(_ key: Key) {
    switch key {
    case .enter: openWhenListed()
    case _ where Key.reloading.contains(key):
      stayInList()
      reload()
    default:
      guard let distance = key.distance(page: list.pageLength, count: list.count) else { return }
      stayInList()
      list.move(by: distance)
    }
  }

  private func handleInDetail(_ key: Key) {
    switch key {
    case .escape, .backspace, .left: back()
    case _ where Key.reloading.contains(key): reload()
    default:
      guard let detail, let distance = key.distance(page: detail.height, count: detail.count) else { return }
      detail.scroll(by: distance)
    }
  }
}
