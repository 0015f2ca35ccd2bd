import RepoFrontEndLaws
import RepoModel
@testable import RepoUIKit
import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// The UIKit app as a person uses it: it reads cells and labels, and taps.
@MainActor
final class UIKitFrontEnd<Screen: RepoListScreen>: Pressable {
  private let screen: Screen
  private let container: any Container
  private let navigation: RepoNavigation
  private let window = UIWindow()
  private var chosen: Repo?

  init(_ store: any RepoStore, _ make: (RepoListViewModel) -> Screen, container: (Screen) -> any Container) {
    let list = RepoListViewModel(store: store)
    list.search("")
    screen = make(list)
    self.container = container(screen)
    self.container.setUp()
    navigation = RepoNavigation(screen)
    window.rootViewController = navigation.controller
    screen.view.window = window
    let open = screen.onSelect
    screen.onSelect = { [weak self] in
      self?.chosen = $0
      open($0)
    }
  }

  var list: RepoListViewModel? { screen.viewModel }

  /// Draws a frame and ends the animation of a page.
  func turn() async {
    container.drawFrame()
    repeat {
      navigation.controller.transition?.end()
      await Task.yield()
    } while navigation.opening != nil
  }
}

// MARK: - The list

extension UIKitFrontEnd {
  private var search: UISearchController? { screen.navigationItem.searchController }

  var searchText: String { search?.searchBar.text ?? "" }

  var rows: [Int: SeenRow] {
    container.rows.compactMapValues { ($0.contentConfiguration as? UIListContentConfiguration).map(SeenRow.init) }
  }

  var selectedRow: Int? { container.selectedPlace }

  var notice: String? {
    if let placeholder = screen.contentUnavailableConfiguration as? UIContentUnavailableConfiguration {
      return placeholder.secondaryText ?? placeholder.text
    }
    let content = container.notice?.contentConfiguration as? UIListContentConfiguration
    return content?.text == " " ? nil : content?.text
  }

  func type(_ text: String) { search?.type(text) }
  func scroll(to place: Int) { container.scroll(to: place) }
  func open(_ place: Int) { container.tap(place) }
}

extension SeenRow {
  /// Parses a name, `★ 12k  Swift` under it, and a text under that; the last two are optional.
  @MainActor
  init(_ content: UIListContentConfiguration) {
    let lines = (content.secondaryText ?? "").split(separator: "\n", maxSplits: 1).map(String.init)
    let facts = (lines.first ?? "").dropFirst("★ ".count)
    let stars = facts.prefix { $0 != " " }
    self.init(
      name: content.text ?? "", stars: String(stars), language: String(facts.dropFirst(stars.count + 2)),
      description: lines.count > 1 ? lines[1] : "")
  }
}

// MARK: - A finger

extension UIKitFrontEnd {
  func press(_ place: Int) { container.press(place) }

  var pressedRow: SeenRow? { container.pressedPlace.flatMap { rows[$0] } }

  @discardableResult
  func release() -> Repo? {
    chosen = nil
    container.release()
    return chosen
  }
}

// MARK: - The page

extension UIKitFrontEnd {
  private var detail: DetailViewController? { navigation.controller.viewControllers.last as? DetailViewController }

  var page: SeenPage? {
    guard navigation.opening == nil, let view = detail?.view as? DetailView else { return nil }
    func text(_ part: DetailView.Part, after label: String = "") -> String {
      String((view.label(part)?.text ?? "").dropFirst(label.count))
    }
    let notice = text(.notice)
    return SeenPage(
      title: text(.title), description: text(.about), language: text(.language, after: "Language: "),
      stars: text(.stars, after: "Stars: "), address: view.address?.text ?? "", notice: notice == " " ? nil : notice)
  }

  func goBack() {
    navigation.controller.popViewController(animated: true)
    navigation.controller.transition?.end()
  }

  func reload() {
    if let detail {
      detail.navigationItem.rightBarButtonItem?.primaryAction?.perform()
    } else {
      container.refreshControl?.pull()
    }
  }
}
