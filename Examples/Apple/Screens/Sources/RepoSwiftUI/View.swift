import SwiftUI

/// Here the short name is SwiftUI's.
typealias View = SwiftUI.View
