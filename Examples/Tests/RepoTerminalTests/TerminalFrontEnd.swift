import RepoFrontEndLaws
import RepoModel
import RepoViewModels
import TerminalKit

@testable import RepoTerminal

/// Types keys in a terminal, and reads what is visible from the frame.
@MainActor
final class TerminalFrontEnd: RepoFrontEnd {
  private let browser: Browser
  /// Wide enough that no text is cut.
  private let size = Size(columns: 140, rows: 10)

  init(_ store: any RepoStore) {
    browser = Browser(store: store)
    _ = lines
  }

  let opensTheRowToCome = true
  var list: RepoListViewModel? { browser.list.viewModel }

  func type(_ text: String) { press([.control("u"), .paste(text)]) }
  func scroll(to place: Int) { press(moves(to: place)) }
  func open(_ place: Int) { press(moves(to: place) + [.enter]) }
  func goBack() { press([.escape]) }
  func reload() { press([.control("r")]) }

  private var lines: [Line] { browser.screen.frame(for: size).lines }

  private func press(_ keys: [Key]) {
    _ = browser.handle(keys)
    _ = lines
  }

  /// The arrow keys from the selected row, or from the first row of a new search, whose results aren't visible yet.
  private func moves(to place: Int) -> [Key] {
    let distance = place - (list?.selectedRow == nil ? 0 : chosen(in: lines) ?? 0)
    return Array(repeating: distance < 0 ? .up : .down, count: abs(distance))
  }
}

// MARK: - The list's frame: the search and the position, an optional notice, the rows or a notice, the help

extension TerminalFrontEnd {
  /// The index of the selected row, from zero: `3` in `Search: cat      3 of 9`.
  private func chosen(in lines: [Line]) -> Int? {
    let words = lines[0].text.split(separator: " ").suffix(3)
    return words.dropFirst().first == "of" ? words.first.flatMap { Int($0) }.map { $0 - 1 } : nil
  }

  var searchText: String { String(lines[0].text.dropFirst("Search: ".count).prefix { $0 != " " }) }

  var rows: [Int: SeenRow] {
    let lines = lines
    let rows = lines.dropFirst(2).dropLast().filter { [.plain, .chosen].contains($0.style) && !$0.text.isEmpty }
    guard let chosen = chosen(in: lines), let mark = rows.firstIndex(where: { $0.style == .chosen }) else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: rows.indices.map { (chosen - mark + $0, SeenRow(line: rows[$0].text)) })
  }

  var selectedRow: Int? { chosen(in: lines) }

  var notice: String? {
    let lines = lines
    let above = lines[1].text
    let instead = lines.dropFirst(2).dropLast().filter { ![.plain, .chosen].contains($0.style) }.map(\.text)
    return above.isEmpty ? instead.first : above
  }
}

extension SeenRow {
  /// Creates a row from its line, whose columns have a known width if there is room.
  init(line: String) {
    var rest = line[...]
    func take(_ columns: Int) -> String {
      var room = columns
      let text = rest.prefix { character in
        room -= String(character).columns
        return room >= 0
      }
      rest = rest.dropFirst(text.count)
      return String(text).trimmed
    }
    _ = take("> ".count)
    let (name, stars) = (take(48), take(6))
    let language = take(2 + 16)
    self.init(name: name, stars: stars, language: language, description: String(rest).trimmed)
  }
}

// MARK: - The page's frame: the title, an optional notice, the text, a blank line, the facts

extension TerminalFrontEnd {
  var page: SeenPage? {
    guard browser.detail != nil else { return nil }
    let lines = lines
    func fact(_ label: String) -> String {
      let line = lines.first { $0.text.hasPrefix(label) }
      return line.map { String($0.text.dropFirst(label.count)).trimmed } ?? "not shown"
    }
    let notice = lines.dropFirst().prefix { $0.style == .warning }.map(\.text)
    let about = lines.dropFirst(1 + max(notice.count, 1)).prefix { !$0.text.isEmpty }.map(\.text)
    return SeenPage(
      title: lines[0].text, description: about.joined(separator: " "), language: fact("Language"),
      stars: fact("Stars"), address: fact("Address"),
      notice: notice.isEmpty ? nil : notice.joined(separator: " "))
  }
}
