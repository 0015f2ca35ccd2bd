//___FILEHEADER___

import SwiftMVVMPattern

/// View models depend on this protocol, so that tests can replace the store.
protocol ___FILEBASENAMEASIDENTIFIER___: Store {
}
