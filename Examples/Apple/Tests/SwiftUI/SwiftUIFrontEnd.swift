import RepoFrontEndLaws
import RepoModel
import RepoSwiftUI
import RepoViewModels
import SwiftUI
import UIKit

/// The SwiftUI app as a person uses it: it reads and taps the nodes that the stub has drawn.
@MainActor
final class SwiftUIFrontEnd: RepoFrontEnd {
  private(set) weak var list: RepoListViewModel?
  private var screen: UIViewController?

  init(_ store: any RepoStore) {
    let list = RepoListViewModel(store: store)
    list.search("")
    self.list = list
    screen = RepoBrowserScreen.make(list)
    _ = levels
  }

  /// The list and the page above it.
  var levels: [DrawnLevel] { (screen as? any HasDrawnWindow)?.window.levels ?? [] }
  private var links: [DrawnNode] { levels.first?.all("NavigationLink") ?? [] }

  func type(_ text: String) { levels.first?.search?.wrappedValue = text }
  /// Does nothing, because the stub draws all rows.
  func scroll(to place: Int) {}
  func open(_ place: Int) { if links.indices.contains(place) { links[place].tap?() } }
  func goBack() { levels.last?.back?() }
  func reload() { levels.last?.toolbar.first?.tap?() }
  func close() { screen = nil }
}

// MARK: - The list

extension SwiftUIFrontEnd {
  var searchText: String { levels.first?.search?.wrappedValue ?? "no search field" }

  var rows: [Int: SeenRow] {
    Dictionary(uniqueKeysWithValues: links.enumerated().compactMap { place, link in SeenRow(link).map { (place, $0) } })
  }

  var selectedRow: Int? {
    let rows = levels.first?.all("List").first?.children.filter { !$0.all("NavigationLink").isEmpty }
    return rows?.firstIndex { $0.kind == "row background" }
  }

  /// The notice above the rows, or in the placeholder.
  var notice: String? {
    guard let list = levels.first else { return nil }
    let above = list.all("List").first?.children.first { $0.kind == "Text" }?.text
    let instead = list.all("ProgressView") + list.all("ContentUnavailableView")
    return above ?? instead.first.map { $0.children.first { $0.kind == "Text" }?.text ?? $0.text }
  }
}

extension SeenRow {
  /// Parses the name, the stars and the language under it, and the optional description.
  @MainActor
  init?(_ link: DrawnNode) {
    guard let lines = link.children.first?.children, lines.count > 1 else { return nil }
    let facts = lines[1].children.map(\.text)
    self.init(
      name: lines[0].text, stars: String(facts[0].drop { $0 == "★" || $0 == " " }),
      language: facts.count > 1 ? facts[1] : "", description: lines.count > 2 ? lines[2].text : "")
  }
}

// MARK: - The page

extension SwiftUIFrontEnd {
  var page: SeenPage? {
    guard levels.count > 1, let level = levels.last else { return nil }
    let texts = level.all("List").first?.children.filter { $0.kind == "Text" }.map(\.text) ?? []
    return SeenPage(
      title: level.title, description: texts.last ?? "not shown", language: level.fact("Language"),
      stars: level.fact("Stars"), address: level.fact("Address"), notice: texts.count > 1 ? texts[0] : nil)
  }
}

extension DrawnLevel {
  fileprivate func fact(_ label: String) -> String {
    all("LabeledContent").first { $0.text == label }?.children.first?.text ?? "not shown"
  }
}
