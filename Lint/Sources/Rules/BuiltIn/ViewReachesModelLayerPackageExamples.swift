extension ViewReachesModelLayer {
  /// Shared instances of packages without sources.
  static let packageExamples = Examples(
    fine: """
      import Dialogs
      import RxSwift
      import UIKit
      // One function of a package may ask the user, and the app itself adds the functions to a type of the system.
      extension NotificationCenter {
        func shown() -> Observable<Int> { .just(1) }
        func hidden() -> Observable<Int> { .just(0) }
      }
      final class MenuViewController: UIViewController {
        private let bag = DisposeBag()
        func show() {
          DialogManager.shared.ask("Sure?").subscribe(onNext: { [weak self] _ in self?.title = "" }).disposed(by: bag)
          DialogManager.shared.ask("Really?").subscribe(onNext: { [weak self] _ in self?.title = "" }).disposed(by: bag)
          NotificationCenter.default.shown().subscribe().disposed(by: bag)
          NotificationCenter.default.hidden().subscribe().disposed(by: bag)
          MenuViewModel.shared.items().subscribe().disposed(by: bag)
          MenuViewModel.shared.prices().subscribe().disposed(by: bag)
        }
      }
      """,
    broken: """
      import Backend
      import RxSwift
      import UIKit
      // The sources of the package are missing, but the shared instance returns results of several requests.
      final class ProfileViewController: UIViewController {
        private let bag = DisposeBag()
        func load() {
          ↓AccountManager.instance.profile(id: 1).map { $0.name }
            .subscribe(onSuccess: { [weak self] in self?.title = $0 }).disposed(by: bag)
        }
      }
      final class AvatarViewController: UIViewController {
        private let bag = DisposeBag()
        func remove() {
          ↓AccountManager.instance.removeAvatar().subscribe().disposed(by: bag)
        }
      }
      """
  )
}
