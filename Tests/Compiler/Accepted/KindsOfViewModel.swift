// A class, a struct, an enum, an actor and a main-actor class as view models.
import SwiftMVVMPattern
import UIKit

class ClassViewModel: ViewModel {
  init() {}  // Without it, -default-isolation MainActor refuses the subclass, even without the kit.
}
final class SendableViewModel: ViewModel, Sendable {}
@MainActor class MainActorViewModel: ViewModel { var title = "" }
struct StructViewModel: ViewModel { var title = "" }
enum EnumViewModel: ViewModel { case loading, loaded(String) }
actor ActorViewModel: ViewModel { var title = "" }
class GenericViewModel<Element>: ViewModel {}
class SubclassViewModel: ClassViewModel {}
class ObjectViewModel: NSObject, ViewModel {}

class ClassHolder: UIViewController, ViewModelHolder { var viewModel: ClassViewModel? }
class SendableHolder: UIViewController, ViewModelHolder { var viewModel: SendableViewModel? }
class MainActorHolder: UIViewController, ViewModelHolder { var viewModel: MainActorViewModel? }
class StructHolder: UIViewController, ViewModelHolder { var viewModel: StructViewModel? }
class EnumHolder: UIViewController, ViewModelHolder { var viewModel: EnumViewModel? }
class GenericHolder: UIViewController, ViewModelHolder { var viewModel: GenericViewModel<Int>? }
class ObjectHolder: UIViewController, ViewModelHolder { var viewModel: ObjectViewModel? }

class ActorHolder: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ActorViewModel?

  func bind() {
    Task { title = await viewModel?.title }
  }
}
