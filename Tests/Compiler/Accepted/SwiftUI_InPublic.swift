import SwiftMVVMPattern
public import SwiftUI

// A module with public SwiftUI views declares a public alias.
public typealias View = SwiftUI.View

public struct Screen: View {
  public init() {}
  public var body: some View { Text("") }
}

final class Row: SwiftMVVMPattern.View {}
