import SwiftMVVMPattern
import UIKit

final class ContactRow: UITableViewCell, View {
}
