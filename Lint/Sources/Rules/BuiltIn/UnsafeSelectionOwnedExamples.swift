extension UnsafeSelection {
  /// Lists of objects that a controller or view owns.
  static let ownedExamples = Examples(
    fine: """
      import UIKit
      // The controller sets the list of its own object during its setup, other objects have a step of the same name, or the
      // protocol stands for values only, of which the view has a constant.
      class BaseViewController: UIViewController {
        override func viewDidLoad() { setUp() }
        func setUp() {}
      }
      final class DaysViewController: BaseViewController {
        private lazy var table: DaysTable = {
          let table = DaysTable()
          return table
        }()
        private let spinner = Spinner()
        private var names: [String] = []
        override func setUp() {
          names = [title(1), title(2)]
          table.days = names
          spinner.setUp()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(names[indexPath.row]) }
      }
      final class Spinner { func setUp() { other.child.names = [] } }
      final class DaysTable: NSObject, UITableViewDelegate {
        var days: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(days[indexPath.row]) }
      }
      protocol Titles { var names: [String] { get set } }
      struct DayTitles: Titles { var names: [String] }
      final class TitlesView: UIView, UIPickerViewDelegate {
        private let titles: Titles
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          choose(titles.names[row])
        }
      }
      """,
    broken: """
      import UIKit
      // Other code calls the step again, the controller sets the list again, or the protocol stands for an object.
      class BaseViewController: UIViewController {
        override func viewDidLoad() { setUp() }
        func setUp() {}
      }
      final class EventsViewController: BaseViewController {
        private let menu = EventsMenu()
        private let given: EventsHeader
        private var names: [String] = []
        override func setUp() {
          names = [title(1), title(2)]
          menu.entries = names
          given.titles = names
        }
        func refresh() { menu.entries = request() }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(↓names[indexPath.row]) }
      }
      final class Coordinator {
        let screen: BaseViewController
        func restart() { screen.setUp() }
      }
      final class EventsMenu: NSObject, UITableViewDelegate {
        var entries: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(↓entries[indexPath.row]) }
      }
      final class EventsHeader: NSObject, UITableViewDelegate {
        var titles: [String] = []
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(↓titles[indexPath.row]) }
      }
      protocol Topics { var topics: [String] { get set } }
      final class EventTopics: Topics { var topics: [String] = [] }
      final class TopicsView: UIView, UIPickerViewDelegate {
        private var list: Topics
        func load() { list.topics = request() }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          choose(list.↓topics[row])
        }
      }
      """
  )
}
