extension StrongSelfBinding {
  /// Tokens that a bag takes from the statements of a closure.
  static let bagExamples = Examples(
    fine: """
      import RxSwift
      import UIKit
      // The closures don't capture `self` strongly, the stream ends, or the statement makes no subscription.
      final class Profile: UIViewController {
        private let bag = DisposeBag()
        func bind() {
          bag.insert {
            names.subscribe(onNext: { [weak self] in self?.show($0) })
            names.map { $0.count }.bind(to: counts)
            names.take(1).subscribe(onNext: { self.show($0) })
          }
          list.insert { names.subscribe(onNext: { self.show($0) }) }
          bag.insert { names.drive(with: self, onNext: { this, name in this.show(name) }) }
        }
        func show(_ name: String) {}
      }
      """,
    """
    import RxSwift
    import UIKit
    // The method doesn't keep the token, the stream ends, or the closure captures weakly.
    class BaseController: UIViewController {
      private let bag = DisposeBag()
      func keep(_ tokens: Disposable...) { bag.insert(tokens) }
      func end(_ token: Disposable) { token.dispose() }
    }
    final class Profile: BaseController {
      func bind() {
        super.keep(names.subscribe(onNext: { [weak self] in self?.show($0) }), taps.bind(to: actions))
        keep(names.take(1).subscribe(onNext: { self.show($0) }))
        end(names.subscribe(onNext: { self.show($0) }))
        other.keep(names.subscribe(onNext: { self.show($0) }))
      }
      func show(_ name: String) {}
    }
    """,
    """
    import ReactorKit
    import RxSwift
    // The closure is weak, the stream is no action, or nothing subscribes to it.
    final class ListReactor: Reactor {
      enum Action { case load }
      let initialState = ""
      func transform(action: Observable<Action>) -> Observable<Action> {
        action.filter { [weak self] _ in self?.isOn ?? false }
      }
      func transform(name: Observable<String>) -> Observable<String> { name.filter { _ in self.isOn } }
      private var isOn: Bool { true }
    }
    final class Actions {
      func transform(action: Observable<Int>) -> Observable<Int> { action.filter { _ in self.isOn } }
      private var isOn: Bool { true }
    }
    """,
    broken: """
      import RxSwift
      import UIKit
      final class Profile: UIViewController {
        private let bag = DisposeBag()
        func bind() {
          bag.insert {
            taps.map ↓{ self.action(for: $0) }.bind(to: actions)
            names.filter { !$0.isEmpty }.drive(with: self, onNext: ↓{ this, name in self.show(name) })
            if isEditable { names.subscribe(onNext: ↓{ self.show($0) }) }
          }
          bag.insert { names.do(onNext: ↓{ self.name = $0 }).drive(label.rx.text) }
        }
        func show(_ name: String) {}
        private var name = ""
      }
      """,
    """
    import RxSwift
    import UIKit
    // A method of the superclass keeps the tokens in its bag.
    class BaseController: UIViewController {
      private let bag = DisposeBag()
      func keep(_ tokens: Disposable...) { bag.insert(tokens) }
      func hold(named name: String, token: Disposable) { token.disposed(by: bag) }
    }
    final class Profile: BaseController {
      func bind() {
        super.keep(taps.bind(to: actions), names.subscribe(onNext: ↓{ self.show($0) }))
        keep(names.drive ↓{ self.show($0) })
        self.hold(named: "names", token: names.subscribe(onNext: ↓{ self.show($0) }))
      }
      func show(_ name: String) {}
    }
    """,
    """
    import ReactorKit
    import RxSwift
    // ReactorKit subscribes to the stream that the reactor returns, and the reactor keeps the subscription.
    final class ListReactor: Reactor {
      enum Action { case load }
      let initialState = ""
      func transform(action: Observable<Action>) -> Observable<Action> {
        action.filter ↓{ _ in self.isOn }
      }
      private var isOn: Bool { true }
    }
    """
  )
}
