// platform: mac
import AppKit
import SwiftMVVMPattern

extension NSTextField: @retroactive ViewModel {}
// expected-error@-1 {{type 'NSTextField' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}
