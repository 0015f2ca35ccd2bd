import SwiftUI

/// In this module, the short name means SwiftUI's view.
typealias View = SwiftUI.View
