import SwiftMVVMPattern
import UIKit

struct Name {}
class ProfileView: UIView, View {
  @IBOutlet var name: Name?
}
