import TerminalKit

extension Browser {
  /// Does what the keys are for, which came at once; false when one of them is for leaving.
  ///
  /// However many they are, a run of typing is one search, and there is one change to draw.
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
    var typed = query
    for key in keys {
      if Key.leaving.contains(key) { return false }
      if detail == nil, let text = edited(typed, by: key) {
        typed = text
      } else {
        searchIfNew(typed)
        detail == nil ? handleInList(key) : handleInDetail(key)
      }
    }
    searchIfNew(typed)
    return true
  }

  /// The query after the key; nil for a key that is not for typing.
  private func edited(_ query: String, by key: Key) -> String? {
    guard let text = key.edited(query) else { return nil }
    // Escape takes back the last thing asked for: that is the row to open, before it is the search.
    return stayInList() && key == .escape ? query : text
  }

  private func searchIfNew(_ text: String) {
    if text != query { search(text) }
  }

  private func handleInList(_ key: Key) {
    switch key {
    case .enter, .right: openWhenListed()
    case .control("r"):
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
    case .control("r"): reload()
    default:
      guard let detail, let distance = key.distance(page: detail.height, count: detail.count) else { return }
      detail.scroll(by: distance)
    }
  }
}
