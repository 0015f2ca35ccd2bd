// pod 'SwiftMVVMPattern/Binding': includes the roles, but not the states.
import SwiftMVVMPattern

@MainActor final class NameLabel: View {
  var text = ""
  func show(_ name: Dynamic<String>) { name.bindAndFire(to: self) { me, name in me.text = name } }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
@MainActor func show(_ name: Dynamic<String>, in label: NameLabel) -> BindingToken {
  observeChanges(for: label, read: { [observed = name.observed] _ in observed.value }, show: { $0.text = $1 })
}

typealias Absent = any StatefulViewModel  // expected-error {{cannot find type 'StatefulViewModel' in scope}}
