import SwiftMVVMPattern
import UIKit

class ContactCell: UITableViewCell, View, Contextable {
  var context: Contact?

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
