import SwiftMVVMPattern
import UIKit

final class SearchCell: UITableViewCell, Contextable {
  var context: Book?

  override func prepareForReuse() {
    super.prepareForReuse()
    context = nil
  }
}

extension SearchCell: View {}
