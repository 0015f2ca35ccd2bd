extension ViewReachesModelLayer {
  /// Types that only carry values or never use their store, whatever their names, and their look-alikes.
  static let valueExamples = Examples(
    fine: """
      import UIKit
      // The data store of a scene only has values in memory. One of them is a service that the interactor uses.
      final class OrdersAPI { private let session = URLSession.shared ; func orders() -> [String] { session.names() } }
      protocol SceneDataStore {}
      protocol OrderDataStore: SceneDataStore { var orderID: String? { get set } ; var api: OrdersAPI? { get set } }
      final class OrderStore: NSObject, SceneDataStore, OrderDataStore {
        var orderID: String?
        var api: OrdersAPI?
        var title: String { orderID ?? "" }
      }
      protocol HelpDataStore: SceneDataStore { var topics: [String] { get } }
      final class HelpStore: NSObject, HelpDataStore { var topics = ["Orders"] }
      protocol OrderPresentation { func show(_ orders: [String]) }
      final class OrderInteractor {
        var presenter: OrderPresentation?
        var dataStore: OrderDataStore = OrderStore()
        func load() { presenter?.show(dataStore.api?.orders() ?? []) }
      }
      final class OrderViewController: UIViewController {
        var interactor: OrderInteractor?
        var dataStore: OrderStore? { interactor?.dataStore as? OrderStore }
        var help: HelpDataStore = HelpStore()
        func update() { title = dataStore?.title ?? help.topics.first }
        func open(_ next: OrderViewController) { next.dataStore?.orderID = dataStore?.orderID }
      }
      """,
    """
    import UIKit
    // Nothing calls the private function of the provider's superclass.
    class TransferProvider {
      var symbol: String { "" }
      func text(_ amount: Int) -> String { "\\(amount) \\(symbol)" }
      private func save(_ logo: UIImage) -> URL? {
        FileManager.default.createFile(atPath: "logo", contents: logo.pngData())
        return nil
      }
    }
    final class CoinProvider: TransferProvider { override var symbol: String { "COIN" } }
    final class TransferViewController: UIViewController {
      private let provider = CoinProvider()
      func show(_ amount: Int) { title = provider.text(amount) }
    }
    """,
    """
    import UIKit
    // A service that only gives images loads what the view draws, and one that is only told things has a private helper.
    final class ImageStorage { func data(_ key: String) -> Data? { FileManager.default.contents(atPath: key) } }
    protocol ImageService { func image(_ key: String) async -> UIImage? ; func clear() async }
    final class AppImageService: ImageService {
      private let storage = ImageStorage()
      func image(_ key: String) async -> UIImage? { storage.data(key).flatMap(UIImage.init) }
      func clear() async {}
    }
    protocol EventService { func log(_ event: String) }
    final class AppEventService {
      static let shared: EventService = AppEventService()
    }
    extension AppEventService: EventService { func log(_ event: String) { print(event, user()) } }
    private extension AppEventService {
      func user() -> String { ImageStorage().data("user").map { "\\($0)" } ?? "" }
    }
    struct App { let images: ImageService }
    let app = App(images: AppImageService())
    final class PhotoCell: UITableViewCell {
      func show(_ key: String) async { imageView?.image = await app.images.image(key) ; AppEventService.shared.log("shown") }
    }
    """,
    broken: """
      import UIKit
      // A store that reads its values from a service, one whose observer saves its value, and a service around another one.
      final class OrdersAPI { private let session = URLSession.shared ; func orders() -> [String] { session.names() } }
      protocol OrderDataStore { var orders: [String] { get } }
      final class OrderStore: NSObject, OrderDataStore {
        var api = OrdersAPI()
        var orders: [String] { api.orders() }
      }
      final class DraftStore {
        var text = "" { didSet { UserDefaults.standard.set(text, forKey: "text") } }
      }
      final class NoteStore {
        let api = OrdersAPI()
        var notes: [String] = []
        func load() { notes = api.orders() }
      }
      final class OrderService { let api: OrdersAPI ; init(api: OrdersAPI) { self.api = api } }
      final class OrderViewController: UIViewController {
        var ↓dataStore: OrderDataStore = OrderStore()
        let ↓drafts = DraftStore()
        let ↓notes = NoteStore()
        let ↓service = OrderService(api: OrdersAPI())
        func update() { title = dataStore.orders.first ; drafts.text = "" ; notes.load() }
      }
      """,
    """
    import UIKit
    // Code of the superclass calls the private function.
    class TransferProvider {
      var symbol: String { "" }
      func link(_ logo: UIImage) -> URL? { save(logo) }
      private func save(_ logo: UIImage) -> URL? {
        FileManager.default.createFile(atPath: "logo", contents: logo.pngData())
        return nil
      }
    }
    final class CoinProvider: TransferProvider { override var symbol: String { "COIN" } }
    final class TransferViewController: UIViewController {
      private let ↓provider = CoinProvider()
      func show(_ logo: UIImage) { title = provider.link(logo)?.path }
    }
    """,
    """
    import UIKit
    // One service also gives data, and the other one returns what it reads.
    final class ImageStorage { func data(_ key: String) -> Data? { FileManager.default.contents(atPath: key) } }
    protocol ImageService { func image(_ key: String) async -> UIImage? ; func data(_ key: String) async -> Data? }
    final class AppImageService: ImageService {
      private let storage = ImageStorage()
      func image(_ key: String) async -> UIImage? { storage.data(key).flatMap(UIImage.init) }
      func data(_ key: String) async -> Data? { storage.data(key) }
    }
    final class AppEventService {
      static let shared = AppEventService()
      func user() -> String { ImageStorage().data("user").map { "\\($0)" } ?? "" }
    }
    struct App { let images: ImageService }
    let app = App(images: AppImageService())
    final class PhotoCell: UITableViewCell {
      func show(_ key: String) async {
        imageView?.image = await app.↓images.image(key)
        textLabel?.text = ↓AppEventService.shared.user()
      }
    }
    """)
}
