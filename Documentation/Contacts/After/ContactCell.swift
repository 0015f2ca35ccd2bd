import SwiftMVVMPattern
import UIKit

class ContactCell: UITableViewCell, Contextable {
  var context: Contact?

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}

extension ContactCell: SwiftMVVMPattern.View {}
