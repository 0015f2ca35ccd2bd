import SwiftMVVMPattern

@MainActor final class NameLabel: View {
  var text = ""
  func show(_ name: Dynamic<String>) { name.bindAndFire(to: self) { me, name in me.text = name } }
}
