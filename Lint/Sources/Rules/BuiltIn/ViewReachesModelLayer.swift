public import LintAnalysis
import LintSemantics

/// A view that goes past its view model.
public enum ViewReachesModelLayer: Rule {
  public static let name = "view-reaches-model-layer"
  public static let severity = Severity.warning
  public static let summary = "A view, a cell or a controller keeps, makes or uses a store, a service or a database."
  public static let rationale = """
    What is fetched and kept is the view model's business: a view that asks a store decides what to show, and no test sees it. \
    Stores of the system count as well. It counts once for each declaration, and once in a function for what is used there. \
    What SwiftUI and SwiftData give a view is theirs to give; image loaders of packages, analytics, themes and logs are no \
    part of the model. Coordinators, delegates of the app and previews are no views.
    """

  public static let examples = Examples(
    fine: """
      import UIKit
      final class ProfileViewController: UIViewController {
        var viewModel: ProfileViewModel?
        func open(_ url: URL) { viewModel?.load(url) ; analytics.log(url) }
      }
      final class ProfileViewModel {
        func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
      }
      """,
    """
    import SwiftUI
    protocol NotesRepository { func all() -> [String] }
    final class FileNotesRepository: NotesRepository { func all() -> [String] { FileManager.default.contents() } }
    struct Container { let notes: NotesRepository }
    struct NotesView: View {
      @Query private var notes: [Note]
      @Environment(\\.modelContext) private var context: ModelContext
      @Environment(\\.injected) private var injected: Container
      var body: some View { Button("Add") { context.insert(Note()) ; print(injected.notes.all()) } }
    }
    final class NotesViewModel: ObservableObject { let notes: NotesRepository ; init(notes: NotesRepository) {} }
    struct NotesList: View {
      @ObservedObject var viewModel: NotesViewModel
      var body: some View { NotesList(viewModel: NotesViewModel(notes: viewModel.notes)) }
    }
    struct NotesRoot: View {
      var body: some View { NotesView().environment(\\.injected, .current).environmentObject(SessionService.shared) }
    }
    final class SessionService: ObservableObject { static let shared = SessionService() ; let session = URLSession.shared }
    struct NotesPreview: PreviewProvider {
      static var previews: some View { let store = FileNotesRepository() ; return Text(store.all()[0]) }
    }
    """,
    """
    import UIKit
    final class SettingsCoordinator { func start() { UserDefaults.standard.set(true, forKey: "seen") } }
    final class AppDelegate: UIResponder, UIApplicationDelegate { let manager = FileManager.default }
    final class PhotosView: UIView { func isAllowed() -> Bool { PHPhotoLibrary.authorizationStatus(for: .addOnly) == .authorized } }
    """,
    """
    import UIKit
    func openInBrowser(_ url: URL, from screen: UIViewController) { UserDefaults.standard.set(url, forKey: "last") }
    private func convert(from old: URL, to new: URL) { FileManager.default.move(old, new) }
    struct Account {
      let url: URL, stillURL: URL
      func avatar() -> URL { let isStill = UserDefaults.standard.bool(forKey: "still") ; return isStill ? stillURL : url }
    }
    final class AvatarView: UIView {
      func show(_ account: Account, in screen: UIViewController) {
        openInBrowser(account.avatar(), from: screen)
        convert(center, to: screen.view)
      }
    }
    """,
    broken: """
      import SwiftMVVMPattern
      protocol RepoStore { func repos() -> [String] }
      final class Screen: ViewModelHolder {
        var viewModel: ListViewModel?
        var ↓store: RepoStore?
      }
      final class ListViewModel: ViewModel {
        var store: RepoStore?
      }
      """,
    """
    import UIKit
    protocol ImagesRepository { func image(at path: String) -> UIImage? }
    final class DiskImagesRepository: ImagesRepository {
      func image(at path: String) -> UIImage? { FileManager.default.contents(atPath: path).flatMap(UIImage.init) }
    }
    final class ImageCell: UITableViewCell {
      private var ↓repository: ImagesRepository?
      func fill(↓repository: ImagesRepository?) {
        self.repository = repository
      }
      func show(_ path: String) {
        imageView?.image = ↓repository?.image(at: path)
      }
    }
    """,
    """
    import UIKit
    import KeychainAccess
    private let keychain = Keychain(service: "app")
    struct User: Codable {
      var name = ""
      static func current() -> User? { keychain["user"].flatMap(User.init) }
    }
    final class AuthManager {
      static let shared = AuthManager()
      private let keychain = Keychain(service: "app")
      static func removeToken() { shared.keychain["token"] = nil }
    }
    final class SettingsViewController: UIViewController {
      func logout() {
        title = User.↓current()?.name
        ↓AuthManager.removeToken()
        ↓UserDefaults.standard.removeObject(forKey: "user")
        UserDefaults.standard.removeObject(forKey: "token")
      }
    }
    """,
    """
    import UIKit
    final class ReposFetcher {
      private var task: URLSessionDataTask?
      func fetch() { task?.resume() }
    }
    struct Services { static let current = Services() ; let repos = ReposFetcher() }
    final class ReposViewController: UIViewController {
      func load() {
        let fetcher = Services.current.↓repos
        fetcher.fetch()
      }
    }
    extension UIViewController {
      func reload() { ↓ReposFetcher().fetch() }
    }
    """,
    """
    import UIKit
    import GRDB
    struct World { var database: () -> DatabaseQueue = { shared } }
    var current = World()
    func resetStores() { UserDefaults.standard.removePersistentDomain(forName: "app") }
    @propertyWrapper struct Kept { var wrappedValue: Bool { UserDefaults.standard.bool(forKey: "kept") } }
    struct Session {
      let id = ""
      func account() -> String? { let all = FileManager.default.accounts() ; return all.first }
    }
    final class PlacesViewController: UIViewController {
      @Kept var ↓isOpen: Bool
      func show(_ session: Session) {
        title = session.↓account()
        current.↓database().read { print($0) }
        ↓resetStores()
      }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(role: .viewSide, relation: .accessesStore) { code, found in
        message(code.name, found.target.act, file.project.word(for: found.target.store))
      }
    ])
  }

  static func message(_ view: String, _ act: StoreReach.Act, _ store: String) -> String {
    "\(view) \(act.rawValue) \(store): leave that to its view model"
  }
}
