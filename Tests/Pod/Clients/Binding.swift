// pod 'SwiftMVVMPattern/Binding': the roles come along, the states do not.
import SwiftMVVMPattern

@MainActor final class NameLabel: View {
  var text = ""
  func show(_ name: Dynamic<String>) { name.bindAndFire(to: self) { me, name in me.text = name } }
}

typealias Absent = any StatefulViewModel  // expected-error {{cannot find type 'StatefulViewModel' in scope}}
