import SwiftMVVMPattern
import UIKit

final class ContactRow: UITableViewCell, View, Contextable {
  var context: Contact?

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
