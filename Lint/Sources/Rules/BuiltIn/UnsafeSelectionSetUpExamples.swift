extension UnsafeSelection {
  /// Data that the setup of another class fills: of a base class, or of the owner of a view.
  static let setUpExamples = Examples(
    fine: """
      import UIKit
      // The owner gives the view its images in its own setup, whose steps a base class calls, or to a new object.
      class BaseViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          setUpViews()
        }
        func setUpViews() {}
      }
      final class EventViewController: BaseViewController {
        private let imagesView = ImagesView()
        private var names: [String] = []
        override func setUpViews() {
          super.setUpViews()
          names = event.names
          imagesView.show(event.images)
        }
        func showTimes() {
          let times = TimesViewController()
          times.fill(upTo: 24)
          present(times, animated: true)
        }
        func showZones() {
          guard let zones = storyboard?.instantiateViewController(withIdentifier: "Zones") as? ZonesViewController else { return }
          zones.configure(zones: event.zones, isOpen: true)
          other.configure(names)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(names[indexPath.row]) }
      }
      final class ZonesViewController: UITableViewController {
        private var zones: [String] = []
        func configure(zones: [String], isOpen: Bool) { self.zones = zones }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(zones[indexPath.row]) }
      }
      final class ImagesView: UIView, UICollectionViewDelegate {
        private var images: [String] = []
        func show(_ images: [String]) { self.images = images }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          open(images[indexPath.item])
        }
      }
      final class TimesViewController: UIViewController, UIPickerViewDelegate {
        private var hours: [Int] = []
        var minutes = Array(0...59).map { String($0) }
        func fill(upTo limit: Int) { hours = Array(0..<limit) }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          choose(hours[row], minutes[row])
        }
      }
      """,
    """
    import UIKit
    // The controller's function has the name of the table's.
    final class EventsViewController: UIViewController, UITableViewDelegate {
      private let tableView = UITableView()
      private var events: [String] = []
      override func viewDidLoad() { reloadData() }
      private func reloadData() {
        events = store.load()
        tableView.reloadData()
      }
      func scroll() { tableView.reloadData() }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(events[indexPath.row]) }
    }
    """,
    """
    import UIKit
    final class Page { var number = 0 }
    final class PagesViewModel {
      private var pages: [Page] = []
      var current: Page?
      func loadPages() { let cover = Page() ; pages = [cover, Page()] }
      func show(at index: Int) { current = pages[index] }
    }
    // The other controller calls a function of the same name of another type.
    final class NewsViewModel { func loadPages() {} }
    final class NewsViewController: UIViewController {
      let viewModel = NewsViewModel()
      @objc func refresh() { viewModel.loadPages() }
    }
    final class PagesViewController: UITableViewController {
      private let viewModel = PagesViewModel()
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.loadPages() }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { viewModel.show(at: path.row) }
    }
    """,
    """
    import UIKit
    // The controller gives the cell a list that it never changes.
    final class GenresCell: UITableViewCell, UICollectionViewDelegate {
      var genres: [String] = []
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) { open(genres[path.item]) }
    }
    final class GamesViewController: UITableViewController {
      private var genres = ["Action", "Puzzle"]
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "genres", for: path) as! GenresCell
        cell.genres = genres
        return cell
      }
    }
    """,
    broken: """
      import UIKit
      // The step also runs when the screen appears again, and the owner gives the view its images after a request.
      class BaseViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) { setUpViews() }
        func setUpViews() {}
      }
      final class EventViewController: BaseViewController {
        private let imagesView = ImagesView()
        private var names: [String] = []
        override func setUpViews() { names = event.names }
        func load() { fetch { [weak self] in self?.imagesView.show($0.images) } }
        func update(_ times: TimesViewController) {
          times.minutes = []
          times.fill(upTo: 12)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(↓names[indexPath.row]) }
      }
      final class ImagesView: UIView, UICollectionViewDelegate {
        private var images: [String] = []
        func show(_ images: [String]) { self.images = images }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
          open(↓images[indexPath.item])
        }
      }
      final class TimesViewController: UIViewController, UIPickerViewDelegate {
        private var hours: [Int] = []
        var minutes = Array(0...59).map { String($0) }
        func fill(upTo limit: Int) { hours = Array(0..<limit) }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
          choose(↓hours[row], ↓minutes[row])
        }
      }
      """,
    """
    import UIKit
    // The table configures the cell again for each row, and a controller also fills its list itself.
    final class EventCell: UITableViewCell, UICollectionViewDelegate {
      private var images: [String] = []
      func show(_ images: [String]) { self.images = images }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        open(↓images[indexPath.item])
      }
    }
    final class NamesViewController: UITableViewController {
      private var names: [String] = []
      func fill(_ names: [String]) { self.names = names }
      func refresh() { fill([]) }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(↓names[indexPath.row]) }
    }
    final class EventViewController: UITableViewController {
      private let cell = EventCell()
      override func viewDidLoad() { cell.show(event.images) }
      func showNames() {
        let screen = NamesViewController()
        screen.fill(event.names)
      }
      func update(_ screen: Any) { screen.child.show(event.zones, isOpen: true) }
    }
    final class ZonesViewController: UITableViewController {
      private var zones: [String] = []
      func show(_ zones: [String], isOpen: Bool) { self.zones = zones }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { show(↓zones[indexPath.row]) }
    }
    """,
    """
    import UIKit
    final class Page { var number = 0 }
    final class PagesViewModel {
      private var pages: [Page] = []
      var current: Page?
      func loadPages() { let cover = Page() ; pages = [cover, Page()] }
      func show(at index: Int) { current = ↓pages[index] }
    }
    final class PagesViewController: UITableViewController {
      private let viewModel = PagesViewModel()
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.loadPages() }
      @objc func refresh() { viewModel.loadPages() }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { viewModel.show(at: path.row) }
    }
    """,
    """
    import UIKit
    // Another screen fills the list of the same object again.
    final class Page { var number = 0 }
    final class PagesViewModel {
      private var pages: [Page] = []
      var current: Page?
      func loadPages() { let cover = Page() ; pages = [cover, Page()] }
      func show(at index: Int) { current = ↓pages[index] }
    }
    final class EditViewController: UIViewController {
      let viewModel: PagesViewModel
      init(viewModel: PagesViewModel) { self.viewModel = viewModel }
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.loadPages() }
    }
    final class PagesViewController: UITableViewController {
      private let viewModel = PagesViewModel()
      override func viewDidLoad() { super.viewDidLoad() ; viewModel.loadPages() }
      override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { viewModel.show(at: path.row) }
    }
    """,
    """
    import UIKit
    // The controller sorts the list that it gives the cell.
    final class GenresCell: UITableViewCell, UICollectionViewDelegate {
      var genres: [String] = []
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt path: IndexPath) { open(↓genres[path.item]) }
    }
    final class GamesViewController: UITableViewController {
      private var genres = ["Action", "Puzzle"]
      func sort() { genres.sort() }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "genres", for: path) as! GenresCell
        cell.genres = genres
        return cell
      }
    }
    """
  )
}
