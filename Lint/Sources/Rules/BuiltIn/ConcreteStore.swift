public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that depends on a concrete store instead of its protocol.
public enum ConcreteStore: Rule {
  public static let name = "concrete-store"
  public static let severity = Severity.warning
  public static let summary = "A view model depends on a concrete store that conforms to a protocol."
  public static let rationale = """
    If the view model depends on the protocol, a test can pass its own store. A store is reported if `any` with its \
    protocol compiles in its place. The protocol must have no associated types and declare all members that the view model \
    uses. All code that receives the store must take the protocol.
    """

  public static let fix = RuleFix.none(
    """
    The initializer and its callers change with the type, and most store types have no protocol that fits.
    """
  )

  public static let limits = [
    "It skips a store without a protocol, and a store whose protocol the view model can't see.",
    "It skips a protocol nested in another type, because that protocol states what its outer type needs.",
    "It skips a protocol with associated types, and a store that is passed to code outside the project.",
    "It doesn't check whether a requirement throws where the store's method doesn't.",
  ]

  public static let examples = Examples(
    fine: """
      protocol UserRepository { func load() }
      final class RemoteUserRepository: UserRepository { func load() { URLSession.shared.getAllTasks { _ in } } }
      final class SettingsStore { let defaults = UserDefaults.standard }
      final class UserViewModel {
        private let repository: UserRepository
        private let settings: SettingsStore
        init(repository: UserRepository = RemoteUserRepository(), settings: SettingsStore) {
          self.repository = repository
          self.settings = settings
        }
        func load() { repository.load() }
      }
      """,
    """
    protocol UseCase { func start() }
    final class LoadUserUseCase: UseCase { let store: LoadStore ; func start() { store.load() } }
    final class LoadStore { func load() { UserDefaults.standard.synchronize() } }
    final class UserViewModel { let useCase: LoadUserUseCase ; func show() { useCase.start() } }
    """,
    """
    enum Posting { protocol Client { func post(_ text: String) } }
    final class RemoteClient: Posting.Client { func post(_ text: String) { URLSession.shared.upload(text) } }
    final class UserViewModel { let client: RemoteClient ; func show() { client.post("") } }
    """,
    """
    protocol UserRepository { func load() }
    final class RemoteUserRepository: UserRepository { func load() { URLSession.shared.getAllTasks { _ in } } }
    final class ToolsViewModel {
      private let repository: RemoteUserRepository
      init(repository: RemoteUserRepository) { self.repository = repository }
      func show() {}
    }
    """,
    """
    protocol UserNavigating { func show() }
    final class UserNavigator: UserNavigating { func show() {} }
    final class UserViewModel { let navigator: UserNavigator ; func show() { navigator.show() } }
    """,
    """
    protocol ItemRepository { associatedtype Item ; func load() -> Item }
    final class RemoteItemRepository: ItemRepository { func load() -> Int { URLSession.shared.hash } }
    final class ItemViewModel { private let repository = RemoteItemRepository() ; func load() { repository.load() } }
    """,
    """
    protocol UserRepository {
      var name: String { get }
      func load(page: Int)
      func refresh() async
    }
    final class RemoteUserRepository: UserRepository {
      var name = ""
      func load(page: Int = 1) { URLSession.shared.getAllTasks { _ in } }
      func refresh() {}
      func clear() {}
    }
    final class ListViewModel { private let repository = RemoteUserRepository() ; func clear() { repository.clear() } }
    final class PageViewModel { private let repository = RemoteUserRepository() ; func load() { repository.load() } }
    final class NameViewModel { private let repository = RemoteUserRepository() ; func load() { repository.name = "" } }
    final class PullViewModel { private let repository = RemoteUserRepository() ; func load() { repository.refresh() } }
    final class RowViewModel { let name = "" ; init(repository: RemoteUserRepository) {} ; func load() {} }
    final class RowsViewModel {
      private let repository = RemoteUserRepository()
      func row() -> RowViewModel { RowViewModel(repository: repository) }
    }
    final class OwnerViewModel {
      let repository: RemoteUserRepository
      init(repository: RemoteUserRepository) { self.repository = repository }
      func load() { repository.load(page: 1) }
    }
    final class Sync { func run(_ viewModel: OwnerViewModel) { viewModel.repository.clear() } }
    final class SheetViewModel {
      @Injected private var repository: RemoteUserRepository
      func load() { Task { [weak repository] in repository?.load(page: 1) } }
    }
    final class WatchViewModel {
      private let repository = RemoteUserRepository()
      func watch() { later { [weak repository] in repository?.load(page: 1) } }
    }
    """,
    """
    // No protocol declares both members, or another view model receives the store and needs more.
    protocol TagsFetching { func tags() -> [String] }
    protocol UserSending { func send(_ user: String) }
    final class NetworkService: UserSending, TagsFetching {
      func send(_ user: String) { URLSession.shared.getAllTasks { _ in } }
      func tags() -> [String] { [] }
    }
    final class BothViewModel { let service: NetworkService ; func load() { service.tags() ; service.send("") } }
    final class TagsViewModel { let service: NetworkService ; func load() -> [String] { service.tags() } }
    final class TagsViewController {
      func show(_ viewModel: TagsViewModel) { let service = viewModel.service ; next = BothViewModel(service: service) }
    }
    """,
    """
    // The call means an overload that the protocol doesn't declare.
    protocol NumberStoring { func save(_ text: String) }
    final class NumberRepository: NumberStoring {
      func save(_ text: String) { UserDefaults.standard.set(text, forKey: "text") }
      func save(_ number: Int) { UserDefaults.standard.set(number, forKey: "number") }
    }
    final class NumberViewModel { private let repository = NumberRepository() ; func save() { repository.save(3) } }
    """,
    """
    import UIKit
    // Half of the functions create screens, or the class stores a view that it supports.
    protocol ScreenManaging { func icon() -> String ; func start() -> UIViewController }
    final class StartViewController: UIViewController {}
    final class ScreenManager: ScreenManaging {
      func icon() -> String { UserDefaults.standard.string(forKey: "icon") ?? "" }
      func start() -> UIViewController {
        UserDefaults.standard.set(true, forKey: "started")
        return StartViewController()
      }
    }
    protocol IconManaging { func icon() -> String ; func start() -> UIViewController }
    final class IconManager: IconManaging {
      private let screen = StartViewController()
      func icon() -> String { UserDefaults.standard.string(forKey: "icon") ?? "" }
      func color() -> String { UserDefaults.standard.string(forKey: "color") ?? "" }
      func start() -> UIViewController { screen }
    }
    final class TabsViewModel { let manager = ScreenManager() ; func show() -> String { manager.icon() } }
    final class IconViewModel { let manager = IconManager() ; func show() -> String { manager.icon() } }
    """,
    """
    // The protocol's name isn't that of a store, and the view model calls nothing of it.
    protocol TagResolving { func tags() -> [String] }
    final class TagStore: TagResolving { let defaults = UserDefaults.standard ; func tags() -> [String] { [] } }
    final class TagsViewModel { private let store: TagStore ; init(store: TagStore) { self.store = store } ; func load() {} }
    """,
    """
    import UIKit
    // The data source draws the rows of the view model.
    protocol CollectionDataSourceProtocol: UICollectionViewDelegate, UICollectionViewDataSource {}
    final class CollectionViewDataSource: NSObject, CollectionDataSourceProtocol {}
    final class PhotosViewModel {
      var dataSource: CollectionViewDataSource
      init(dataSource: CollectionViewDataSource) { self.dataSource = dataSource }
      func load() {}
    }
    """,
    broken: """
      protocol UserRepository: AnyObject { var filter: String { get set } ; func load(page: Int) }
      extension UserRepository { func loadAll() { load(page: 0) } }
      final class RemoteUserRepository: UserRepository {
        var filter = ""
        func load(page: Int) { URLSession.shared.getAllTasks { _ in } }
        func clear() {}
      }
      class BaseViewModel { init(repository: any UserRepository) {} ; func load() {} }
      final class RowViewModel: BaseViewModel {}
      final class UserViewModel {
        private let ↓repository: RemoteUserRepository
        private let ↓cache = RemoteUserRepository()
        init(repository: RemoteUserRepository) { self.repository = repository }
        func load() { repository.load(page: 1) ; repository.loadAll() ; repository.filter = "" }
        func row() -> RowViewModel { RowViewModel(repository: repository) }
        func clear() { let cache = cache ; later { [weak cache] in cache?.load(page: 1) } }
      }
      """,
    """
    // The protocol's name isn't that of a store, but it declares all that the view model uses.
    protocol TagResolving { func tags() -> [String] }
    protocol TagNaming { func name() -> String }
    final class TagStore: TagResolving, TagNaming {
      let defaults = UserDefaults.standard
      func tags() -> [String] { [] }
      func name() -> String { "" }
    }
    final class TagsViewModel {
      private let ↓store: TagStore
      init(store: TagStore) { self.store = store }
      func load() -> [String] { store.tags() }
    }
    """,
    """
    // Of several protocols, one declares all that the view model uses.
    protocol TagsFetching { func tags() -> [String] }
    protocol UserSending { func send(_ user: String) }
    final class NetworkService: UserSending, TagsFetching {
      func send(_ user: String) { URLSession.shared.getAllTasks { _ in } }
      func tags() -> [String] { [] }
    }
    final class TagsViewModel { let ↓service: NetworkService ; func load() -> [String] { service.tags() } }
    final class TagsViewController { func show(_ viewModel: TagsViewModel) { let service = viewModel.service ; print(service.tags()) } }
    """,
    """
    protocol UserRepository { func load(page: Int) async }
    final class RemoteUserRepository: UserRepository {
      func load(page: Int) async { URLSession.shared.getAllTasks { _ in } }
    }
    final class PageViewModel {
      private let ↓repository: RemoteUserRepository
      init(repository: RemoteUserRepository) { self.repository = repository }
      func load() { Task { [repository] in await repository.load(page: 1) } }
    }
    """,
    """
    // The protocol declares all overloads, or the only one has another name for the same type.
    protocol NumberStoring { func save(_ text: String) ; func save(_ number: Int) ; func remove(_ id: ID) }
    typealias ID = Int
    final class NumberRepository: NumberStoring {
      func save(_ text: String) { UserDefaults.standard.set(text, forKey: "text") }
      func save(_ number: Int) { UserDefaults.standard.set(number, forKey: "number") }
      func remove(_ id: Int) {}
    }
    final class NumberViewModel {
      private let ↓repository = NumberRepository()
      func save() { repository.save(3) ; repository.remove(3) }
    }
    """,
    """
    import UIKit
    // Most functions return results of a store, although one creates a screen.
    protocol SettingsManaging { func icon() -> String ; func start() -> UIViewController }
    final class StartViewController: UIViewController {}
    final class SettingsManager: SettingsManaging {
      func icon() -> String { UserDefaults.standard.string(forKey: "icon") ?? "" }
      func color() -> String { UserDefaults.standard.string(forKey: "color") ?? "" }
      func start() -> UIViewController { StartViewController() }
    }
    final class TabsViewModel { let ↓settings = SettingsManager() ; func show() -> String { settings.icon() } }
    """,
    """
    import WeatherKit
    protocol ForecastProviding { func forecast(for place: CLLocation) async -> Weather? }
    final class ForecastProvider: ForecastProviding {
      let service = WeatherService.shared
      func forecast(for place: CLLocation) async -> Weather? { try? await service.weather(for: place) }
    }
    final class TodayViewModel {
      let ↓provider = ForecastProvider()
      func load(_ place: CLLocation) async { _ = await provider.forecast(for: place) }
    }
    """
  )

  public static func check(_ file: FileReading) -> [Finding] {
    file.viewModelBodies.flatMap { body in
      properties(in: body.declaration, file).compactMap { child in
        guard let (type, parent) = file.replaceableStore(in: child, of: body.type), isUsed(child, of: body.type, file)
        else { return nil }
        let property = file.facts[child]
        let conformance = "'\(file.project[type].name)' conforms to '\(file.project[parent.type].name)'"
        return file.finding(
          at: property.nameStart,
          message(
            file.project[body.type].name, store: file.project[type].name, property: property.name,
            parent: file.project[parent.type].name),
          because: [body.claim] + parent.claims,
          reasons: parent.claims.contains { $0.reasons.contains(conformance) }
            ? [] : [file.reason(conformance, at: file.project[type].declaration)])
      }
    }
  }

  /// The stored properties, including those of nested types, which often group the dependencies.
  private static func properties(in body: DeclarationID, _ file: FileReading) -> [DeclarationID] {
    file.facts.children(of: body).flatMap { child -> [DeclarationID] in
      let declaration = file.facts[child]
      if file.project.isStoredProperty(declaration) { return [child] }
      return declaration.kind.isNominal && declaration.kind != .protocol ? properties(in: child, file) : []
    }
  }

  /// Whether code reads a property. A test has nothing to replace in one that only keeps a store.
  private static func isUsed(_ property: DeclarationID, of viewModel: TypeID, _ file: FileReading) -> Bool {
    let project = file.project
    let id = file.id(property)
    if file.facts[property].modifiers.isDisjoint(with: [.private, .fileprivate]) { return true }
    return project[viewModel].bodies.contains { body in
      let facts = project.file(body)
      return project[body].code.contains { use in
        facts[use].name == file.facts[property].name && store(readBy: use, body.file, project) == id
          && !(facts[use].parent.map { facts[$0].kind == .assignment && facts.target(of: $0) == use } ?? false)
      }
    }
  }

  /// The property that an expression reads, also through a capture: `{ [store] in store.load() }`.
  private static func store(readBy use: ExpressionID, _ file: FileID, _ project: Project) -> SymbolID? {
    project.declaration(readBy: use, file: file).map { project.shadowedDeclaration(of: $0) ?? $0 }
  }

  public static let messages = [
    message("<view model>", store: "<store>", property: "<property>", parent: "<protocol>")
  ]

  private static func message(_ viewModel: Name, store: Name, property: Name, parent: Name) -> String {
    "'\(viewModel)' depends on concrete '\(store)', which tests can't replace; declare '\(property)' as 'any \(parent)'"
  }
}
