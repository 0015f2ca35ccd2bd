extension StrongSelfBinding {
  /// Streams that end in functions of other types, objects that are never released, and views of weak outlets.
  static let lifetimeExamples = Examples(
    fine: """
      import Combine
      import UIKit
      protocol Wallets: AnyObject {
        func watch(_ address: String) -> AnyPublisher<Wallet, Never>
        func create() -> AnyPublisher<Wallet, Never>
      }
      extension Wallets {
        func createIfMissing(_ known: Wallet?) -> AnyPublisher<Wallet, Never> {
          if let known { return .just(known) }
          return create().eraseToAnyPublisher()
        }
      }
      final class StoredWallets: Wallets {
        func watch(_ address: String) -> AnyPublisher<Wallet, Never> {
          Just(address).receive(on: queue).map { Wallet($0) }.eraseToAnyPublisher()
        }
        func create() -> AnyPublisher<Wallet, Never> { Future { done in done(.success(Wallet(""))) }.eraseToAnyPublisher() }
      }
      final class WalletViewController: UIViewController {
        private let wallets: Wallets
        private var bag = Set<AnyCancellable>()
        func watch() { wallets.watch("").sink { self.show($0) }.store(in: &bag) }
        func start() { wallets.createIfMissing(nil).sink { self.show($0) }.store(in: &bag) }
      }
      """,
    """
    import RxSwift
    protocol Tokens { func token(for name: String, size: Int) -> Observable<String> }
    extension Tokens { func token(for name: String) -> Observable<String> { token(for: name, size: 8) } }
    final class StoredTokens: Tokens {
      func token(for name: String, size: Int) -> Observable<String> {
        Observable.create { observer in
          observer.onNext(name)
          observer.onCompleted()
          return Disposables.create()
        }
      }
    }
    final class TokenViewModel {
      private let tokens: Tokens
      private let bag = DisposeBag()
      func load() { tokens.token(for: "a").subscribe(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    import Network
    final class Reachability {
      static let shared: Reachability = .init()
      private let monitor = NWPathMonitor()
      private var isOnline = false
      private init() {}
      func start() { monitor.pathUpdateHandler = { self.isOnline = $0.status == .satisfied } }
    }
    """,
    """
    import UIKit
    final class NameField: UIView { var onChange: ((String) -> Void)? ; func end() { onChange?("") } }
    final class NameViewController: UIViewController { var onClose: (() -> Void)? ; func end() { onClose?() } }
    final class EditViewController: UIViewController {
      @IBOutlet private weak var field: NameField!
      @IBOutlet private weak var names: NameViewController!
      private weak var shown: NameField?
      override func viewDidLoad() {
        field.onChange = { [weak self] in self?.show($0) }
        names.onClose = { self.show("") }
        shown?.onChange = { self.show($0) }
      }
    }
    """,
    """
    import RxSwift
    import NewsKit
    // The package's function sends one request.
    final class NewsViewModel {
      private let bag = DisposeBag()
      func load() { NewsClient.shared.fetch(20).map(\\.title).subscribe(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The namespace of another object has a bag of its own.
    extension Reactive where Base: AnyObject { var tokens: DisposeBag { bag(of: base) } }
    final class TapController: UIViewController {
      override func viewDidLoad() {
        taps.subscribe(onNext: { [weak self] in self?.close() }).disposed(by: rx.tokens)
        taps.subscribe(onNext: { self.close() }).disposed(by: cell.rx.tokens)
        taps.subscribe(onNext: { self.close() }).disposed(by: rx.others)
      }
      private func close() {}
    }
    """,
    """
    import RxAlamofire
    import RxSwift
    import UIKit
    // A request of the package's module ends, and without a path there is none.
    final class Loader {
      func load(_ done: @escaping (String) -> Void) -> Disposable? { send("a", done) }
      private func send(_ path: String?, _ done: @escaping (String) -> Void) -> Disposable? {
        guard let path else { return nil }
        return RxAlamofire.requestString(.get, path).map { $1 }.subscribe(onNext: done)
      }
    }
    final class LoadController: UIViewController {
      private let loader = Loader()
      private let bag = DisposeBag()
      override func viewDidLoad() {
        loader.load { self.show($0) }?.disposed(by: bag)
        RxAlamofire.requestString(.get, "a").subscribe(onNext: { self.show($1) }).disposed(by: bag)
      }
    }
    """,
    """
    import Moya
    import RxSwift
    import UIKit
    // The project adds a function to the provider of a package, and its stream completes.
    extension MoyaProvider {
      func load(_ target: Target) -> Observable<Response> {
        Observable.create { [weak self] observer in
          let token = self?.request(target) { result in
            observer.onNext(result)
            observer.onCompleted()
          }
          return Disposables.create { token?.cancel() }
        }
      }
    }
    enum API { case user }
    let provider = MoyaProvider<API>()
    final class UserViewModel {
      private let bag = DisposeBag()
      func load() { provider.load(.user).map { $0.data }.subscribe(onNext: { self.show($0) }).disposed(by: bag) }
    }
    """,
    broken: """
      import Combine
      import UIKit
      protocol Wallets: AnyObject {
        func watch(_ address: String) -> AnyPublisher<Wallet, Never>
        func changes() -> AnyPublisher<Wallet, Never>
      }
      final class StoredWallets: Wallets {
        private let subject = PassthroughSubject<Wallet, Never>()
        func watch(_ address: String) -> AnyPublisher<Wallet, Never> {
          if address.isEmpty { return .just(Wallet("")) }
          return subject.eraseToAnyPublisher()
        }
        func changes() -> AnyPublisher<Wallet, Never> { subject.eraseToAnyPublisher() }
      }
      final class WalletViewController: UIViewController {
        private let wallets: Wallets
        private var bag = Set<AnyCancellable>()
        func watch() { wallets.watch("").sink ↓{ self.show($0) }.store(in: &bag) }
        func observe() { wallets.changes().sink ↓{ self.show($0) }.store(in: &bag) }
      }
      """,
    """
    import RxSwift
    final class Sensor {
      func values() -> Observable<Int> {
        Observable.create { observer in
          self.onValue = { observer.onNext($0) }
          return Disposables.create()
        }
      }
    }
    final class SensorViewModel {
      private let sensor = Sensor()
      private let bag = DisposeBag()
      func load() { sensor.values().subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    import Network
    final class Reachability {
      static let shared: Reachability = .init()
      private let monitor = NWPathMonitor()
      private var isOnline = false
      init() {}
      func start() { monitor.pathUpdateHandler = ↓{ self.isOnline = $0.status == .satisfied } }
    }
    """,
    """
    import UIKit
    final class NameField: UIView { var onChange: ((String) -> Void)? ; func end() { onChange?("") } }
    final class EditViewController: UIViewController {
      @IBOutlet private weak var field: NameField!
      override func viewDidLoad() { field.onChange = ↓{ self.show($0) } }
    }
    final class NameCell: UITableViewCell {
      @IBOutlet weak var field: NameField! { didSet { field.onChange = ↓{ self.show($0) } } }
    }
    """,
    """
    import RxSwift
    import NewsKit
    // The name says that it watches, and a property of a package may never end.
    final class NewsViewModel {
      private let bag = DisposeBag()
      func watch() { NewsClient.shared.observeNews(20).subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag) }
      func listen() { NewsClient.shared.changes.filter { $0 > 1 }.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The project adds a bag to each object.
    extension Reactive where Base: AnyObject { var tokens: DisposeBag { bag(of: base) } }
    class TapController: UIViewController {
      override func viewDidLoad() {
        let taps = UITapGestureRecognizer()
        view.addGestureRecognizer(taps)
        taps.rx.event.bind ↓{ _ in self.view.endEditing(true) }.disposed(by: rx.tokens)
      }
    }
    """,
    """
    import RxSwift
    import Sockets
    import UIKit
    // A function of the package's module whose name says that it watches, and one that provides the object with the stream.
    final class ChatController: UIViewController {
      private let bag = DisposeBag()
      override func viewDidLoad() {
        Sockets.observeMessages("a").subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)
        let room: Room = Sockets.resolve()
        room.messages(1).subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)
      }
    }
    final class Room {
      private let subject = PublishSubject<String>()
      func messages(_ number: Int) -> Observable<String> { subject.asObservable() }
    }
    """,
    """
    import Moya
    import RxSwift
    import UIKit
    // The project adds a function to the provider of a package, and its stream never completes.
    extension MoyaProvider {
      func load(_ target: Target) -> Observable<Response> {
        Observable.create { [weak self] observer in
          let token = self?.request(target) { result in
            observer.onNext(result)
          }
          return Disposables.create { token?.cancel() }
        }
      }
    }
    enum API { case user }
    let provider = MoyaProvider<API>()
    final class UserViewModel {
      private let bag = DisposeBag()
      func load() { provider.load(.user).map { $0.data }.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag) }
    }
    """,
    """
    import UIKit
    // An attribute that isn't a wrapper changes nothing.
    final class ItemsViewController: UIViewController {
      @available(iOS 13.0, *) lazy var handler: (() -> Void)? = nil
      func bind() { handler = ↓{ self.show() } }
      func show() {}
    }
    """
  )
}
