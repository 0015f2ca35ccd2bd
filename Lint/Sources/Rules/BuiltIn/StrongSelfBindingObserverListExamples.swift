extension StrongSelfBinding {
  /// Functions that an object stores in a list or dictionary, and subscriptions that a published property retains.
  static let observerListExamples = Examples(
    fine: """
      import UIKit
      // Something removes the function: the screen by its id, a token, the object itself after the answer, or other code.
      final class Field<Value> {
        private var observers: [UUID: (Value) -> Void] = [:]
        func observe(_ show: @escaping (Value) -> Void) -> UUID { let id = UUID() ; observers[id] = show ; return id }
        func removeObserver(_ id: UUID) { observers[id] = nil }
      }
      final class Token { let end: () -> Void ; init(_ end: @escaping () -> Void) { self.end = end } ; deinit { end() } }
      final class Event<Value> {
        private var observers: [UUID: (Value) -> Void] = [:]
        func listen(_ show: @escaping (Value) -> Void) -> Token {
          let id = UUID()
          observers[id] = show
          return Token { [weak self] in self?.observers[id] = nil }
        }
      }
      final class Session {
        private var waiting: [(String) -> Void] = []
        func token(_ use: @escaping (String) -> Void) { waiting.append(use) ; if waiting.count == 1 { refresh() } }
        private func refresh() { URLSession.shared.dataTask(with: address) { _, _, _ in self.finish("") }.resume() }
        private func finish(_ token: String) { waiting.forEach { $0(token) } ; waiting.removeAll() }
      }
      final class Hub { var handlers: [(String) -> Void] = [] ; func on(_ handle: @escaping (String) -> Void) { handlers.append(handle) } }
      final class MemberModel { let name = Field<String>() ; let age = Event<Int>() ; let session = Session() ; let hub = Hub() }
      final class MemberViewController: UIViewController {
        private let model = MemberModel()
        private let session = Session()
        private let hub = Hub()
        private var id: UUID?
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          id = model.name.observe { self.title = $0 }
          let token = model.age.listen { self.title = "\\($0)" }
          session.token { self.title = $0 }
          hub.on { self.title = $0 }
          hub.on { [weak self] in self?.title = $0 }
          print(token)
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          if let id { model.name.removeObserver(id) }
          hub.handlers = []
        }
      }
      """,
    """
    import Combine
    // The closure holds `self` weakly or doesn't use it, or the stream is a request, which ends.
    final class FormModel: ObservableObject {
      @Published var name = ""
      @Published var isValid = false
      func bind() {
        $name.map { [weak self] name in self?.isFree(name) ?? false }.assign(to: &$isValid)
        $name.map { !$0.isEmpty }.assign(to: &$isValid)
        URLSession.shared.dataTaskPublisher(for: url).map { _ in self.isFree("") }.replaceError(with: false).assign(to: &$isValid)
      }
      func isFree(_ name: String) -> Bool { true }
    }
    """,
    broken: """
      import UIKit
      // Nothing removes a function from the list, the dictionary, or the list of values that wrap it.
      final class Dynamic<Value> {
        private(set) var listeners: [(Value) -> Void] = []
        func bind(_ show: @escaping (Value) -> Void) { listeners.append(show) }
      }
      final class Field<Value> {
        private var observers: [UUID: (Value) -> Void] = [:]
        func observe(_ show: @escaping (Value) -> Void) -> UUID { let id = UUID() ; observers[id] = show ; return id }
        func remove(_ id: UUID) { observers[id] = nil }
      }
      final class Box<Value> {
        struct Observer { weak var target: AnyObject? ; let show: (Value) -> Void }
        private var observers: [Observer] = []
        func observe(on target: AnyObject, show: @escaping (Value) -> Void) { observers.append(Observer(target: target, show: show)) }
        func removeAll(of target: AnyObject) { observers = observers.filter { $0.target !== target } }
      }
      final class NewsModel { let titles = Dynamic<String>() ; let count = Field<Int>() ; let dates = Box<String>() }
      final class NewsViewController: UIViewController {
        private let model = NewsModel()
        override func viewDidLoad() {
          super.viewDidLoad()
          func show(count: Int) { update("\\(count)") }
          model.titles.bind ↓{ self.title = $0 }
          model.titles.bind(↓update)
          model.titles.bind(↓self.update)
          _ = model.count.observe ↓{ show(count: $0) }
          model.dates.observe(on: self) ↓{ _ in self.update("") }
        }
        func update(_ text: String) { title = text }
      }
      """,
    """
    import Combine
    // The published property retains the subscription, and so its closure.
    final class FormModel: ObservableObject {
      @Published var name = ""
      @Published var isValid = false
      func bind() { $name.map ↓{ self.isFree($0) }.assign(to: &$isValid) }
      func isFree(_ name: String) -> Bool { true }
    }
    """
  )
}
