//___FILEHEADER___

import SwiftMVVMPattern
import UIKit

final class ___FILEBASENAMEASIDENTIFIER___: UITableViewCell, View, Contextable {
  var context: ___VARIABLE_entity___?

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}
