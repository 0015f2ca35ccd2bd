import UIKit

class ContactViewController: UIViewController {
  let viewModel: ContactViewModel

  init(contact: Contact) {
    viewModel = ContactViewModel(contact: contact)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
  }
}
