#if CORE
  import MVVMCore
#endif
#if PRESENTER
  import MVVMPresenter
#endif

// A screen that a presenter updates.

final class ProfileViewModel {
  let firstName, lastName: String
  var fullName: String { "\(firstName) \(lastName)" }
  init(firstName: String, lastName: String) { (self.firstName, self.lastName) = (firstName, lastName) }
}

final class ProfileView: Responder {
  let name = Label()
}

final class FooterView: Responder {
  let line = Label()
}

#if CORE
  extension ProfileViewModel: ViewModel {}
  extension ProfileView: View {}
  extension FooterView: View {}
  extension ProfileController: ViewModelHolder {}
  extension FooterController: ViewModelHolder {}
#endif

#if PRESENTER
  extension ProfileController: Presentable {}
  extension FooterController: Presentable {}
  extension FooterPresenter: Presenting {}
#else
  @MainActor
  class Presenter<V, VM> {
    func update(view: V, with viewModel: VM) {}
  }
#endif

final class FullNamePresenter: Presenter<ProfileView, ProfileViewModel> {
  override func update(view: ProfileView, with viewModel: ProfileViewModel) { view.name.text = viewModel.fullName }
}

final class ShortNamePresenter: Presenter<ProfileView, ProfileViewModel> {
  override func update(view: ProfileView, with viewModel: ProfileViewModel) { view.name.text = viewModel.lastName }
}

@MainActor
struct FooterPresenter {
  func update(view: FooterView, with viewModel: ProfileViewModel) { view.line.text = "by \(viewModel.fullName)" }
}

final class ProfileController: Controller {
  let profileView = ProfileView()
  var viewModel: ProfileViewModel?
  var presenter: Presenter<ProfileView, ProfileViewModel>?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if PRESENTER
      presentViewModel(in: profileView)
    #else
      guard let viewModel, let presenter else { return }
      presenter.update(view: profileView, with: viewModel)
    #endif
  }
}

final class FooterController: Controller {
  let footerView = FooterView()
  var viewModel: ProfileViewModel?
  var presenter: FooterPresenter?

  override func viewDidLoad() {
    super.viewDidLoad()
    #if PRESENTER
      presentViewModel(in: footerView)
    #else
      guard let viewModel, let presenter else { return }
      presenter.update(view: footerView, with: viewModel)
    #endif
  }
}
