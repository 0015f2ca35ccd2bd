import SwiftMVVMPattern
import SwiftUI

func text() -> some SwiftMVVMPattern.View { Text("") }
// expected-error@-1 {{return type of global function 'text()' requires that 'Text' conform to 'View'}}
// expected-note@-2 {{opaque return type declared here}}
