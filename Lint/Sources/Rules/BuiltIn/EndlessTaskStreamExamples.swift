extension EndlessTask {
  /// Streams of RxSwift that tasks await: those of relays and controls, and those that complete.
  static let streamExamples = Examples(
    fine: """
      import RxCocoa
      import RxSwift
      import UIKit
      // The streams complete, the task captures no object, or only the screen retains the controls.
      final class MenuViewModel {
        struct Input { let open: Signal<Void> }
        struct Output { let rows: Driver<[String]> ; let detail: Driver<String> ; let first: Driver<String> }
        func transform(_ input: Input) -> Output {
          Task { for await _ in input.open.values { open() } }
          return Output(
            rows: .just([]), detail: input.open.asObservable().flatMapLatest { self.load() }.asDriver(onErrorJustReturn: ""),
            first: input.open.map { "" }.asDriver(onErrorJustReturn: "").take(1).asDriver(onErrorJustReturn: ""))
        }
        func open() {}
        func load() -> Single<String> { .just("") }
      }
      final class MenuViewController: UIViewController {
        private let openButton = UIButton()
        private let viewModel: MenuViewModel
        private let loader: MenuLoader
        func bind() {
          let output = viewModel.transform(.init(open: openButton.rx.tap.asSignal()))
          Task { for await rows in output.rows.values { show(rows) } }
          Task { for await detail in output.detail.values { show([detail]) } }
          Task { for await first in output.first.values { show([first]) } }
          let taps = openButton.rx.tap.asSignal()
          Task { for await _ in taps.values { print("tap") } }
          Task { for await names in loader.rx.names.asDriver().values { show(names) } }
        }
        func show(_ rows: [String]) {}
      }
      """,
    broken: """
      import RxCocoa
      import RxSwift
      import UIKit
      // The streams end when the controller releases its controls, which the tasks prevent. A relay never ends.
      final class Activity: SharedSequenceConvertibleType {
        typealias SharingStrategy = DriverSharingStrategy
        private let relay = BehaviorRelay(value: false)
        func asSharedSequence() -> Driver<Bool> { relay.asDriver() }
      }
      final class SignUpViewModel {
        struct Input { let name: Driver<String> ; let skip: Signal<Void> }
        struct Output { let isValid: Driver<Bool> ; let isLoading: Driver<Bool> ; let rows: Driver<[String]> }
        func transform(_ input: Input) -> Output {
          let activity = Activity()
          let isLoading = activity.asDriver()
          let check = input.name.flatMapLatest { Driver.just($0.isEmpty) }
          ↓Task { for await _ in input.skip.values { leave() } }
          return Output(
            isValid: Driver.combineLatest(check, isLoading) { $0 && !$1 }.distinctUntilChanged(), isLoading: isLoading,
            rows: .just([]))
        }
        func leave() {}
      }
      final class SignUpViewController: UIViewController {
        private let nameField = UITextField()
        private let nextButton = UIButton()
        private let skipRelay = PublishRelay<Void>()
        private let viewModel: SignUpViewModel
        func bind() {
          let name = nameField.rx.text.orEmpty.asDriver()
          ↓Task { for await name in name.values { nameField.text = name } }
          let output = viewModel.transform(.init(name: name, skip: skipRelay.asSignal()))
          ↓Task { for await isValid in output.isValid.values { nextButton.isEnabled = isValid } }
          ↓Task { for await isLoading in output.isLoading.values { nextButton.isHidden = isLoading } }
          ↓Task { for await _ in rx.methodInvoked(#selector(viewWillAppear)).asSignal().values { bind() } }
        }
      }
      """
  )
}
