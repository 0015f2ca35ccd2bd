import TerminalKit

extension Browser {
  /// Does what the key is for; false when it is for leaving.
  func handle(_ key: Key) -> Bool {
    if [.control("c"), .control("q"), .control("\\")].contains(key) { return false }
    detail == nil ? handleInList(key) : handleInDetail(key)
    return true
  }

  private func handleInDetail(_ key: Key) {
    if [.escape, .backspace, .left, .enter].contains(key) { back() }
  }

  private func handleInList(_ key: Key) {
    switch key {
    case .character(let character): search(query + String(character))
    case .paste(let text): search(query + text.printable.cut(to: 200))
    case .backspace: search(String(query.dropLast()))
    case .escape, .control("u"): search("")
    case .enter: open()
    default: moveInList(key)
    }
  }

  private func moveInList(_ key: Key) {
    switch key {
    case .up: list.move(by: -1)
    case .down: list.move(by: 1)
    case .pageUp: list.move(by: -list.pageLength)
    case .pageDown: list.move(by: list.pageLength)
    case .home: list.move(by: -list.count)
    case .end: list.move(by: list.count)
    default: break
    }
  }
}
