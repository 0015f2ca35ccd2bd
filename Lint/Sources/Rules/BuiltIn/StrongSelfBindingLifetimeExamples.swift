extension StrongSelfBinding {
  /// Streams that end in functions of other types, and objects that are never released.
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
    import Network
    final class Reachability {
      static let shared: Reachability = .init()
      private let monitor = NWPathMonitor()
      private var isOnline = false
      private init() {}
      func start() { monitor.pathUpdateHandler = { self.isOnline = $0.status == .satisfied } }
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
    import Network
    final class Reachability {
      static let shared: Reachability = .init()
      private let monitor = NWPathMonitor()
      private var isOnline = false
      init() {}
      func start() { monitor.pathUpdateHandler = ↓{ self.isOnline = $0.status == .satisfied } }
    }
    """
  )
}
