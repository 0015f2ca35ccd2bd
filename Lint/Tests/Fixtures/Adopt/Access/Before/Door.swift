// The compiler refuses imports without an access level in other files, because this one has one.
internal import SwiftMVVMPattern

typealias DoorModel = ViewModel

final class DoorViewModel: ViewModel {
  func open() {}
}
