import SwiftMVVMPattern
import UIKit

class ContactCell: UITableViewCell, Contextable {}
// expected-error@-1 {{type 'ContactCell' does not conform to protocol 'Contextable'}}
// expected-note@-2 {{add stubs for conformance}}
