import UIKit

class ContactViewController: UIViewController {
  let contact: Contact

  init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = contact.name
  }
}
