import Library
import SwiftMVVMPattern
import UIKit

class Screen: UIViewController, Presentable {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'Presentable'}}
  // expected-note@-2 {{add stubs for conformance}}
  var presenter: Presenter<ProfileView, ProfileViewModel>!
}
