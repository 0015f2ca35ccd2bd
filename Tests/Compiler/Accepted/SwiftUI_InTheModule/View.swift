// The clash of the two `View`s ended for a whole module, by this line.
import SwiftUI

typealias View = SwiftUI.View
