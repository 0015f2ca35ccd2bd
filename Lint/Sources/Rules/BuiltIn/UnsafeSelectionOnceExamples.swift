extension UnsafeSelection {
  /// Data that nothing sets, or that is set once before the first row is drawn.
  static let onceExamples = Examples(
    fine: """
      import UIKit
      // No code sets the options, and each sheet is new.
      final class MenuViewController: UITableViewController {
        var options: [String] = []
        var model: MenuModel!
        var rows: [String] { model.rows }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          choose(options[indexPath.row], rows[indexPath.row])
        }
      }
      final class MenuModel { let rows: [String] ; init(_ rows: [String]) { self.rows = rows } }
      final class SheetViewController: UITableViewController {
        var titles: [String] = []
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choose(titles[indexPath.row]) }
      }
      struct SceneType<Scene> {
        func make() -> Scene { storyboard.instantiateViewController(withIdentifier: name) as! Scene }
      }
      enum Scenes { static let sheet = SceneType<SheetViewController>(name: "Sheet") }
      final class SheetBuilder {
        func build(_ titles: [String]) -> UIViewController {
          let sheet = Scenes.sheet.make()
          sheet.titles = titles
          return sheet
        }
        func show(_ chart: PackageChart) { chart.titles = [] }
      }
      """,
    """
    import UIKit
    // The view asks for the maps when it loads, and the factory answers before it returns.
    protocol MapsViewModel { func map(at index: Int) -> String }
    protocol MapsFactory { func makeViewModel(completion: @escaping (MapsViewModel) -> Void) }
    protocol MapsSceneDelegate: AnyObject { func sceneDidLoad() ; func select(at index: Int) }
    final class StoredMapsFactory: MapsFactory {
      private struct ViewModel: MapsViewModel {
        let maps: [String]
        func map(at index: Int) -> String { maps[index] }
      }
      private let service: MapsService
      func makeViewModel(completion: @escaping (MapsViewModel) -> Void) {
        service.loadMaps { maps in completion(ViewModel(maps: maps)) }
      }
    }
    final class MapsService {
      private var maps: [[String]] = []
      func loadMaps(completion: @escaping ([String]) -> Void) { maps.first.map(completion) }
    }
    final class MapsPresenter: MapsSceneDelegate {
      private let factory: MapsFactory
      private var viewModel: MapsViewModel?
      private var names: [String] = []
      func sceneDidLoad() {
        factory.makeViewModel(completion: show)
        factory.makeViewModel { _ in self.names = Names.stored }
      }
      func select(at index: Int) { open(viewModel?.map(at: index), names[index]) }
      private func show(_ viewModel: MapsViewModel) { self.viewModel = viewModel }
    }
    final class MapsViewController: UITableViewController {
      weak var delegate: MapsSceneDelegate?
      override func viewDidLoad() { delegate?.sceneDidLoad() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.select(at: indexPath.row)
      }
    }
    """,
    broken: """
      import UIKit
      // Other code sets the options of a shown menu. Another module, another language or a wrapper may set the other lists.
      final class MenuViewController: UITableViewController {
        var options: [String] = []
        public var rows: [String] = []
        @objc var titles: [String] = []
        @Saved var recent: [String]
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          choose(↓options[indexPath.row], ↓rows[indexPath.row], ↓titles[indexPath.row], ↓recent[indexPath.row])
        }
      }
      final class MenuPresenter {
        weak var menu: MenuViewController?
        func show(_ options: [String]) { menu?.options = options }
      }
      """,
    """
    import UIKit
    // The factory keeps the closure, and the view asks for the names each time that it appears.
    protocol MapsFactory { func makeViewModel(completion: @escaping ([String]) -> Void) }
    protocol MapsSceneDelegate: AnyObject { func sceneDidLoad() ; func sceneWillAppear() ; func select(at index: Int) }
    final class ObservedMapsFactory: MapsFactory {
      private var observers: [([String]) -> Void] = []
      func makeViewModel(completion: @escaping ([String]) -> Void) {
        completion([])
        observers.append(completion)
      }
    }
    final class MapsPresenter: MapsSceneDelegate {
      private let factory: MapsFactory
      private var maps: [String] = []
      private var names: [String] = []
      func sceneDidLoad() { factory.makeViewModel { self.maps = $0 } }
      func sceneWillAppear() { names = Names.stored }
      func select(at index: Int) { open(↓maps[index], ↓names[index]) }
    }
    final class MapsViewController: UITableViewController {
      weak var delegate: MapsSceneDelegate?
      override func viewDidLoad() { delegate?.sceneDidLoad() }
      override func viewWillAppear(_ animated: Bool) { delegate?.sceneWillAppear() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        delegate?.select(at: indexPath.row)
      }
    }
    """,
    """
    import UIKit
    // The view asks its view model each time, and only the name of the function is that of a view's.
    protocol TripsViewModel { func viewDidLoad() ; func select(at index: Int) }
    final class StoredTripsViewModel: TripsViewModel {
      private let store: TripStore
      private var trips: [String] = []
      func viewDidLoad() { store.load { trips in self.trips = trips } }
      func select(at index: Int) { open(↓trips[index]) }
    }
    final class TripStore {
      func load(completion: @escaping ([String]) -> Void) { completion(Names.stored) }
    }
    final class TripsViewController: UITableViewController {
      var viewModel: TripsViewModel?
      func fetchTrips() { viewModel?.viewDidLoad() }
      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel?.select(at: indexPath.row)
      }
    }
    """
  )
}
