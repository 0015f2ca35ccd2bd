extension ViewReachesModelLayer {
  /// Stores that a view creates to pass them on, services of static functions, and their look-alikes.
  static let creationExamples = Examples(
    fine: """
      import UIKit
      import UserNotifications
      // Only settings or nothing is read, and the center only gets its delegate.
      func isLarge() -> Bool { UserDefaults.standard.bool(forKey: "large") }
      enum Sizes { static func title(_ text: String) -> CGFloat { isLarge() ? 30 : CGFloat(text.count) } }
      final class NoticeViewController: UIViewController, UNUserNotificationCenterDelegate {
        override func viewDidLoad() {
          super.viewDidLoad()
          UNUserNotificationCenter.current().delegate = self
          UNUserNotificationCenter.current().requestAuthorization(options: []) { _, _ in }
          view.frame.size.height = Sizes.title("Notices")
        }
      }
      """,
    """
    import SwiftUI
    // The preview's own view assembles the layers.
    final class DaysRepository { func days() async -> Data? { try? await URLSession.shared.data(from: url).0 } }
    final class DaysViewModel: ObservableObject { var title = "" ; init(repository: DaysRepository) {} }
    struct DaysView: View { @ObservedObject var viewModel: DaysViewModel ; var body: some View { Text(viewModel.title) } }
    #Preview {
      struct Wrapper: View {
        @StateObject var viewModel = {
          let repository = DaysRepository()
          return DaysViewModel(repository: repository)
        }()
        var body: some View { DaysView(viewModel: viewModel) }
      }
      return Wrapper()
    }
    """,
    """
    import UIKit
    // The view draws the images that the fetcher gives.
    final class ImageFetcher {
      var task: URLSessionDataTask?
      func image(at url: URL, completion: @escaping (UIImage?) -> Void) {
        task = URLSession.shared.dataTask(with: url) { data, _, _ in completion(data.flatMap(UIImage.init)) }
        task?.resume()
      }
      func cancel() { task?.cancel() }
    }
    final class LogoView: UIImageView {
      private let fetcher = ImageFetcher()
      func load(_ url: URL) { fetcher.image(at: url) { [weak self] in self?.image = $0 } }
    }
    """,
    """
    import UIKit
    // The service only chooses the text of an error.
    enum LoadError: Error { case status(Int), decoding }
    final class ErrorService {
      func text(_ error: Error) -> String? {
        switch error as? LoadError {
        case .status(let code): code == 404 ? "Missing" : "Failed"
        default: nil
        }
      }
    }
    final class ListViewController: UIViewController { func show(_ error: Error) { title = ErrorService().text(error) } }
    """,
    """
    import UIKit
    // A factory calls a store, and returns the view model of the next screen.
    final class ItemStore {
      static let shared = ItemStore()
      func items() -> [String] { URLSession.shared.names() }
    }
    final class ListViewModel { init(items: [String]) {} }
    protocol ListAssembly { func makeList() -> ListViewModel }
    final class AppAssembly: ListAssembly {
      func makeList() -> ListViewModel { ListViewModel(items: ItemStore.shared.items()) }
    }
    final class HomeViewController: UIViewController {
      private let assembly: ListAssembly
      init(assembly: ListAssembly) { self.assembly = assembly ; super.init(nibName: nil, bundle: nil) }
      func open() { show(ListViewController(viewModel: assembly.makeList()), sender: nil) }
    }
    final class ListViewController: UIViewController { init(viewModel: ListViewModel) {} }
    """,
    broken: """
      import UIKit
      // The controller assembles the layers of two other screens: one finding. It calls the last service itself.
      final class DaysService { func days() async -> Data? { try? await URLSession.shared.data(from: url).0 } }
      final class DaysRepository { init(service: DaysService) {} ; func all() async -> Data? { try? await URLSession.shared.data(from: url).0 } }
      final class UserService { func name() async -> Data? { try? await URLSession.shared.data(from: url).0 } }
      final class HomeViewController: UIViewController {
        func openDays() {
          let repository = ↓DaysRepository(
            service: DaysService())
          show(DaysViewController(viewModel: DaysViewModel(repository: repository)), sender: nil)
        }
        func openDay() {
          let repository = DaysRepository(service: DaysService())
          show(DayViewController(viewModel: DayViewModel(repository: repository)), sender: nil)
        }
        func load() async {
          let service = ↓UserService()
          title = await service.name().map { "\\($0)" }
        }
      }
      """,
    """
    import UIKit
    import UserNotifications
    // The functions of the first type send requests through a global function.
    func send<T: Decodable>(_ path: String, _ type: T.Type) async throws -> T {
      try JSONDecoder().decode(type, from: await URLSession.shared.data(from: URL(string: path)!).0)
    }
    final class PushAPI {
      static func delete(_ token: String) async throws -> Bool { try await send("push/\\(token)", Bool.self) }
      static func all() async throws -> [String] { try await send("push", [String].self) }
    }
    final class PushViewController: UIViewController {
      func turnOff() { Task { try await ↓PushAPI.delete("1") } }
      func remind(_ request: UNNotificationRequest) { ↓UNUserNotificationCenter.current().add(request) }
    }
    """,
    """
    import FirebaseMessaging
    import UIKit
    // The manager requests the token of a package, and all screens share it.
    final class PushTokens {
      static let shared = PushTokens()
      private(set) var token: String?
      func request(_ done: @escaping (String) -> Void) { Messaging.messaging().token { token, _ in done(token ?? "") } }
    }
    final class LaunchViewController: UIViewController {
      override func viewDidLoad() { super.viewDidLoad() ; ↓PushTokens.shared.request { _ in } }
    }
    """,
    """
    import Archive
    import UIKit
    // The service calls a package, or keeps what it is asked for.
    final class ErrorService { func text(_ error: Error) -> String? { Archive.text(of: error) } }
    final class CodeService {
      private var texts: [Int: String] = [:]
      func text(_ code: Int) -> String? { texts[code] }
    }
    final class ListViewController: UIViewController {
      func show(_ error: Error) { title = ↓ErrorService().text(error) }
      func show(_ code: Int) { title = ↓CodeService().text(code) }
    }
    """
  )
}
