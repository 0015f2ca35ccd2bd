extension StrongSelfBinding {
  /// Streams that a property keeps, or an object that `self` retains.
  static let keptStreamExamples = Examples(
    fine: """
      import Combine
      final class PickerModel {
        private var bag = Set<AnyCancellable>()
        private weak var owner: AnyObject?
        func bind(_ choices: AnyPublisher<Int, Never>) { choices.sink { print($0) }.store(in: &bag) }
        func bindOnce(_ choices: AnyPublisher<Int, Never>) { choices.first().sink { print($0) }.store(in: &bag) }
        func log(_ choices: AnyPublisher<Int, Never>) { print(choices) }
        func end() { bag.removeAll() }
      }
      final class ListModel { func show(_ rows: [Int]) { self.rows = rows } ; private var rows: [Int] = [] }
      final class PickerController: UIViewController {
        private let model = PickerModel()
        private let list = ListModel()
        private weak var other: PickerModel?
        private let taps = PassthroughSubject<Int, Never>()
        private lazy var names: AnyPublisher<String, Never> = taps.map { "\\($0)" }.eraseToAnyPublisher()
        private lazy var texts = numbers.map { self.text($0) }
        override func viewDidLoad() {
          model.bind(taps.map { [weak self] in $0 + (self?.offset ?? 0) }.eraseToAnyPublisher())
          model.bindOnce(taps.map { $0 + self.offset }.eraseToAnyPublisher())
          model.log(taps.map { $0 + self.offset }.eraseToAnyPublisher())
          other?.bind(taps.map { $0 + self.offset }.eraseToAnyPublisher())
          list.show(numbers.map { $0 + self.offset })
        }
      }
      """,
    """
    import Combine
    final class PickerModel {
      private var bag = Set<AnyCancellable>()
      func bind(_ choices: AnyPublisher<Int, Never>) { choices.sink { print($0) }.store(in: &bag) }
      func end() { bag.removeAll() }
    }
    final class PickerController: UIViewController {
      private let model = PickerModel()
      private let taps = PassthroughSubject<Int, Never>()
      override func viewDidLoad() { model.bind(taps.map { $0 + self.offset }.eraseToAnyPublisher()) }
      override func viewDidDisappear(_ animated: Bool) { model.end() }
    }
    """,
    """
    import RxSwift
    // The app's own function only calls the closure before it returns the stream.
    final class Pager {
      private var page = 0
      func next(_ request: (Int) -> Observable<[String]>) -> Observable<[String]> {
        guard page < 9 else { return .empty() }
        return request(page).do(onNext: { [weak self] _ in self?.page += 1 })
      }
    }
    final class FeedModel {
      private let bag = DisposeBag()
      private let pager = Pager()
      func load() {
        pager.next { service.posts(of: self.author, page: $0) }.subscribe(onNext: { print($0) }).disposed(by: bag)
      }
    }
    """,
    broken: """
      import Combine
      import RxSwift
      final class PickerModel {
        var choices: AnyPublisher<Int, Never>?
        private var bag = Set<AnyCancellable>()
        private let disposeBag = DisposeBag()
        private var kept: Observable<Int>?
        func bind(_ choices: AnyPublisher<Int, Never>) { choices.debounce(for: 1, scheduler: main).sink { print($0) }.store(in: &bag) }
        func observe(taps: Observable<Int>) { taps.subscribe(onNext: { print($0) }).disposed(by: disposeBag) }
        func keep(_ taps: Observable<Int>) { kept = taps }
      }
      final class PickerController: UIViewController {
        private let model = PickerModel()
        private let taps = PassthroughSubject<Int, Never>()
        private lazy var isValid: AnyPublisher<Bool, Never> = taps.map ↓{ self.check($0) }.eraseToAnyPublisher()
        private lazy var texts = taps.map ↓{ self.text($0) }.eraseToAnyPublisher()
        private var stream: AnyPublisher<Int, Never>?
        override func viewDidLoad() {
          model.bind(moved())
          let local = taps.map ↓{ $0 + self.offset }.eraseToAnyPublisher()
          model.bind(local)
          model.observe(taps: taps.map ↓{ $0 + self.offset })
          model.keep(taps.map ↓{ $0 + self.offset })
          model.choices = moved()
          stream = taps.map ↓{ $0 + self.offset }.eraseToAnyPublisher()
        }
        private func moved() -> AnyPublisher<Int, Never> { taps.map ↓{ $0 + self.offset }.eraseToAnyPublisher() }
      }
      """,
    """
    import RxSwift
    // The stream leaves the call to a closure, or a part of the returned stream captures the object.
    final class Pager {
      private var page = 0
      func next(_ request: @escaping (Int) -> Observable<[String]>) -> Observable<[String]> { request(page) }
      func later(_ request: @escaping (Int) -> Observable<[String]>) -> Observable<[String]> {
        reloads.flatMap { request($0) }
      }
    }
    final class FeedModel {
      private let bag = DisposeBag()
      private let pager = Pager()
      func load() {
        pager.next ↓{ service.posts(page: $0).map { $0 + self.names } }.subscribe(onNext: { print($0) }).disposed(by: bag)
        pager.later ↓{ service.posts(of: self.author, page: $0) }.subscribe(onNext: { print($0) }).disposed(by: bag)
      }
    }
    """
  )
}
