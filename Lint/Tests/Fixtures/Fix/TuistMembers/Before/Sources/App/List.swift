import UIKit

final class MemberViewModel {
  var title = ""
  func load() {}
}
