// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-2-holder.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-3-binder.swift
// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Tutorials/RefactorAMassiveViewController.tutorial contacts-4-presentable.swift
// After each step, the app behaves as before.
import Prelude

@main
@MainActor
struct Steps {
  static func main() {
    expectWhatTheStartDoes { ContactsViewController() }

    weak var screen: ContactsViewController?
    weak var viewModel: ContactsViewModel?
    do {
      let made = ContactsViewController()
      made.loadViewIfNeeded()
      (screen, viewModel) = (made, made.heldViewModel)
      expect(viewModel != nil, true, "whether the screen retains its view model")
    }
    expect(screen == nil, true, "whether the screen is released")
    expect(viewModel == nil, true, "whether the view model is released")
    finish()
  }
}
