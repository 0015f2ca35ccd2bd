// An alias that resolves the ambiguity of `View` in the whole module.
import SwiftUI

typealias View = SwiftUI.View
