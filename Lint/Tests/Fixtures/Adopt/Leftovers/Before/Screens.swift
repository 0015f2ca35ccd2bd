import SwiftUI
import UIKit

final class MixedCell: UITableViewCell {}

struct SettingsView: SwiftUI.View {
  var body: some SwiftUI.View { EmptyView() }
}

/// The configuration says that it is a view.
struct TicketBanner {
  let text: String
}
