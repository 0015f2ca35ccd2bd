// platform: mac
import AppKit
import SwiftMVVMPattern

class Addresses: NSViewController, Store {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': an NSViewController cannot be a Store}}
