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
    // Nothing calls the private function of the provider's superclass, or uses the private property of the other one.
    class TransferProvider {
      var symbol: String { "" }
      func text(_ amount: Int) -> String { "\\(amount) \\(symbol)" }
      private func save(_ logo: UIImage) -> URL? {
        FileManager.default.createFile(atPath: "logo", contents: logo.pngData())
        return nil
      }
    }
    final class CoinProvider: TransferProvider { override var symbol: String { "COIN" } }
    final class FeeProvider {
      private let session: URLSession
      init(session: URLSession) { self.session = session }
      func text(_ fee: Int) -> String { "\\(fee)" }
    }
    final class TransferViewController: UIViewController {
      private let provider = CoinProvider()
      private let fees: FeeProvider
      init(fees: FeeProvider) { self.fees = fees }
      func show(_ amount: Int) { title = provider.text(amount) + fees.text(amount) }
    }
    """,
    broken: """
      import UIKit
      // A store that reads its values from a service, and one whose observer saves its value.
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
      final class OrderViewController: UIViewController {
        var ↓dataStore: OrderDataStore = OrderStore()
        let ↓drafts = DraftStore()
        let ↓notes = NoteStore()
        func update() { title = dataStore.orders.first ; drafts.text = "" ; notes.load() }
      }
      """,
    """
    import UIKit
    // Code of the superclass calls the private function, and a key path names the property.
    class TransferProvider {
      var symbol: String { "" }
      func link(_ logo: UIImage) -> URL? { save(logo) }
      private func save(_ logo: UIImage) -> URL? {
        FileManager.default.createFile(atPath: "logo", contents: logo.pngData())
        return nil
      }
    }
    final class CoinProvider: TransferProvider { override var symbol: String { "COIN" } }
    final class FeeProvider {
      private let session: URLSession
      init(session: URLSession) { self.session = session }
      func load() async -> Int { await Fees(self, \\.session).total }
    }
    final class TransferViewController: UIViewController {
      private let ↓provider = CoinProvider()
      private let ↓fees: FeeProvider
      init(fees: FeeProvider) { self.fees = fees }
      func show(_ logo: UIImage) async { title = provider.link(logo)?.path ; await show(fees.load()) }
    }
    """)
}
