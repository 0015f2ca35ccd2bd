extension UnsafeSelection {
  /// Lists that nothing changes after the first row was drawn, although others can see or compute them.
  static let unchangedExamples = Examples(
    fine: """
      import UIKit
      // The coordinator sets the public list of a screen before it shows the screen.
      open class HostsViewController: UITableViewController {
        public var hosts: [String] = []
        public var output = Output()
        public struct Output { public var guests: [String] = [] ; public var title = "" }
        private var names: [String] { output.guests.isEmpty ? [] : output.guests.sorted() }
        func rename() { output.title = "Guests" }
        public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(hosts[indexPath.row], output.guests[indexPath.row], names[indexPath.row])
        }
      }
      final class EventCoordinator {
        private let navigation = UINavigationController()
        func showHosts(_ event: Event) {
          let screen: HostsViewController = container.resolve()
          screen.hosts = event.hosts
          screen.output.guests = event.guests
          navigation.push(screen)
        }
      }
      extension UINavigationController {
        func push(_ screen: UIViewController) { pushViewController(screen, animated: true) }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The rows keep their places, whatever they contain. All cases are always the same.
    final class SettingsViewController: UITableViewController {
      private let settings = Settings()
      private let kinds = BehaviorRelay<[Kind]>(value: [])
      var times = Time.all()
      var languages = SettingsViewController.languages()
      var rows: [Row] { [.language(settings.language), .push(settings.isOn), .about] }
      var tools: [Row] {
        var tools: [Row] = [.about, .language(settings.language)]
        if settings.isOn { tools.append(.log) }
        return tools
      }
      enum Row { case language(String), push(Bool), about, log }
      enum Kind: CaseIterable { case day, host }
      private let days: BehaviorRelay<[String]>
      init(days: [String]) { self.days = BehaviorRelay(value: days) }
      func reset() { kinds.accept(Kind.allCases) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(rows[indexPath.row], tools[indexPath.row], times[indexPath.row], kinds.value[indexPath.row])
        show(days.value[indexPath.row])
      }
    }
    final class DaysViewModel { let days = BehaviorRelay<[String]>(value: []) ; func load() { days.accept(fetch()) } }
    final class Settings { var language = "en" ; var isOn = false ; func toggle() { isOn = !isOn ; language = "de" } }
    """,
    """
    import UIKit
    // A row is replaced by a copy of itself, or by one that is made of it.
    final class RowsViewController: UITableViewController {
      private var rows: [Row] = []
      private var titles: [Row] = []
      private var kinds: [Kind] = []
      override func viewDidLoad() { super.viewDidLoad() ; rows = load() ; titles = load() ; kinds = make() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        var row = rows[indexPath.row]
        row.isOn.toggle()
        rows[indexPath.row] = row
        titles[indexPath.row] = Row(title: titles[indexPath.row].title, isOn: true)
        switch kinds[indexPath.row] {
        case .name(let name, _): kinds[indexPath.row] = .name(name, true)
        case .button: break
        }
      }
    }
    struct Row { var title = "" ; var isOn = false }
    enum Kind { case name(String, Bool), button }
    """,
    """
    import UIKit
    // The new list has one element for each of the old one, in the same places. The place of a flag names a case, and that of a word
    // is its place in the phrase.
    final class FlagsViewController: UITableViewController {
      enum Flag: CaseIterable { case push, mail }
      private var words = Array(repeating: "", count: 24)
      private var flags = Flag.allCases.map { _ in false }
      private var titles = ["Push", "Mail"]
      func reset() {
        flags = flags.map { _ in false }
        self.titles = titles.enumerated().map { "\\($0): \\($1)" }
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        flags[indexPath.row] = true
        show(titles[indexPath.row])
        words[indexPath.row] = nextWord()
        Task { await check(words[indexPath.row]) }
      }
    }
    """,
    """
    import UIKit
    // A literal replaces an element, which stays in its place.
    final class SlotsViewController: UITableViewController {
      private var isTouched = [false, false, false]
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
        if isTouched[path.row] { return }
        isTouched[path.row] = true
      }
    }
    """,
    """
    import UIKit
    // A newer row replaces the one with the same id.
    final class RowsViewController: UITableViewController {
      private var rows: [Row] = []
      private var marks: [Row] = []
      func add(_ more: [Row]) { rows += more ; marks += more }
      func replace(_ row: Row) {
        guard let place = rows.firstIndex(where: { $0.id == row.id }) else { return }
        rows[place] = row
        if let place = marks.firstIndex(where: { row.id == $0.id }) { marks[place] = Row(id: row.id, isOn: true) }
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(rows[indexPath.row], marks[indexPath.row])
      }
    }
    struct Row { let id: Int ; var isOn: Bool }
    """,
    """
    import UIKit
    // The next page is added at the end.
    final class PagesViewController: UITableViewController {
      private var rows: [String] = []
      private var pages: [String] = []
      func show(_ more: [String]) { rows = rows + more ; self.pages = self.pages + more.sorted() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(rows[indexPath.row], pages[indexPath.row])
      }
    }
    """,
    broken: """
      import UIKit
      // The coordinator also sets the list of the screen that it showed before.
      open class HostsViewController: UITableViewController {
        public var hosts: [String] = []
        public override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          show(↓hosts[indexPath.row])
        }
      }
      final class EventCoordinator {
        private var shown: HostsViewController?
        func showHosts(_ event: Event) {
          let screen: HostsViewController = container.resolve()
          screen.hosts = event.hosts
          navigation.push(screen)
          shown = screen
        }
        func update(_ event: Event) { shown?.hosts = event.hosts }
        func refresh() {
          let screen: HostsViewController = container.current()
          screen.hosts = []
          navigation.log(screen)
        }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // A row may be missing at the beginning, and the rows contain lists that change.
    final class SettingsViewController: UITableViewController {
      private let settings = Settings()
      var rows: [Row] {
        var rows: [Row] = [.about, .language(settings.language)]
        if settings.isOn { rows.insert(.log, at: 0) }
        return rows
      }
      var tools: [Row] {
        var tools: [Row] = [.about]
        if settings.isOn { tools.append(.log) }
        if settings.isOpen { tools.append(.language(settings.language)) }
        return tools
      }
      private let days: BehaviorRelay<[String]>
      init(days: [String]) { self.days = BehaviorRelay(value: days) }
      func clear() { days.accept([]) }
      var sections: [[String]] { [settings.recent, settings.all] }
      var chosen: [String] { settings.isOn ? settings.recent : settings.all }
      enum Row { case language(String), about, log }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(↓rows[indexPath.row], ↓sections[indexPath.section][indexPath.row], ↓chosen[indexPath.row])
        show(↓tools[indexPath.row], days.↓value[indexPath.row])
      }
    }
    final class Settings {
      var language = "en"
      var isOn = false
      var isOpen = false
      var recent: [String] = []
      var all: [String] = []
      func toggle() { isOn = !isOn ; isOpen = isOn ; language = "de" ; recent = [] ; all = [] }
    }
    """,
    """
    import UIKit
    // The app's own method empties the list before it adds the first page.
    final class OrdersViewController: UITableViewController {
      private var orders: [Order] = []
      private var pages: [Order] = []
      func show(_ more: [Order], _ page: Page) {
        orders.append(more, page)
        pages.append(contentsOf: more)
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(↓orders[indexPath.row], pages[indexPath.row])
      }
    }
    extension Array {
      mutating func append(_ elements: [Element], _ page: Page) {
        if page.number == 1 { removeAll() }
        append(contentsOf: elements)
      }
    }
    """,
    """
    import UIKit
    // A row is replaced by another one, or by a part of itself.
    final class RowsViewController: UITableViewController {
      private var rows: [Row] = []
      private var names: [Row] = []
      private var titles: [Row] = []
      override func viewDidLoad() { super.viewDidLoad() ; rows = load() ; names = load() ; titles = load() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let last = rows[lastIndex]
        ↓rows[indexPath.row] = last
        ↓names[indexPath.row] = Row(title: names[lastIndex].title)
        ↓titles[indexPath.row] = titles[indexPath.row].parent
      }
    }
    final class LaterViewController: UITableViewController {
      private var rows: [Row] = []
      private var days: [Row] = []
      override func viewDidLoad() { super.viewDidLoad() ; rows = load() ; days = load() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let row = ↓rows[indexPath.row]
        Task { [self] in ↓rows[indexPath.row] = await store.update(row) ; rows[indexPath.row] = row }
        ↓days[indexPath.row] = neighbor(of: days[indexPath.row])
      }
    }
    final class Row { var title = "" ; var parent: Row }
    """,
    """
    import UIKit
    // The new list has fewer elements, those of another list, or another order. An element of a list without cases may be another.
    final class FlagsViewController: UITableViewController {
      enum Kind: CaseIterable { case push, mail }
      private var kinds = Kind.allCases
      private var hosts: [String] = []
      private var words = Array(repeating: "", count: 24)
      private var flags = [true, false]
      private var titles = ["Push", "Mail"]
      private var names = ["Push", "Mail"]
      func reset() {
        flags = flags.compactMap { $0 ? nil : $0 }
        titles = names.map { $0 }
        names = names.sorted().map { $0 }
        kinds = kinds.shuffled()
        hosts[0] = titles[0]
        words = titles
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(↓flags[indexPath.row], ↓titles[indexPath.row], ↓names[indexPath.row])
        show(↓kinds[indexPath.row], ↓hosts[indexPath.row], ↓words[indexPath.row])
      }
    }
    """,
    """
    import UIKit
    // The place is that of another row, or in another list, or the newer row has another id.
    final class RowsViewController: UITableViewController {
      private var rows: [Row] = []
      private var marks: [Row] = []
      private var names: [Row] = []
      func add(_ more: [Row]) { rows += more ; marks += more ; names += more }
      func replace(_ row: Row, _ other: Row) {
        guard let place = rows.firstIndex(where: { $0.id == row.id }) else { return }
        rows[place] = other
        marks[place] = row
        if let place = names.firstIndex(where: { row.id == $0.id }) { names[place] = Row(id: row.parent) }
      }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(↓rows[indexPath.row], ↓marks[indexPath.row], ↓names[indexPath.row])
      }
    }
    struct Row { let id: Int ; var parent = 0 }
    """,
    """
    import UIKit
    // The new rows come first, or the list begins with another one's rows.
    final class PagesViewController: UITableViewController {
      private var rows: [String] = []
      private var pages: [String] = []
      func show(_ more: [String]) { rows = more + rows ; pages = rows + more }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show(↓rows[indexPath.row], ↓pages[indexPath.row])
      }
    }
    """
  )
}
