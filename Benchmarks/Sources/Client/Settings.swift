#if CORE
  import MVVMCore
#endif

// Two controllers that show a view model themselves. One of them doesn't retain it.

final class SettingsViewModel {
  let size: Int
  init(size: Int) { self.size = size }
}

final class SettingsView: Responder {
  let size = Label()
}

final class BadgeView: Responder {
  let mark = Label()
}

#if CORE
  extension SettingsViewModel: ViewModel {}
  extension SettingsView: View {}
  extension BadgeView: View {}
  extension SettingsController: ViewModelObserver {}
  extension BadgeController: ViewModelObserver {}
#endif

final class SettingsController: Controller {
  let settingsView = SettingsView()
  var isReadyToBind: Bool { isViewLoaded }
  #if CORE
    @ObservedViewModel var viewModel: SettingsViewModel?
  #else
    var viewModel: SettingsViewModel? {
      didSet { if isReadyToBind { bind() } }
    }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {
    settingsView.size.text = viewModel.map { "\($0.size) points" } ?? ""
  }
}

final class BadgeController: Controller {
  let badgeView = BadgeView()
  var isReadyToBind: Bool { isViewLoaded }
  #if CORE
    @WeakObservedViewModel var viewModel: SettingsViewModel?
  #else
    weak var viewModel: SettingsViewModel? {
      didSet { if isReadyToBind { bind() } }
    }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {
    badgeView.mark.text = viewModel == nil ? "none" : "one"
  }
}
