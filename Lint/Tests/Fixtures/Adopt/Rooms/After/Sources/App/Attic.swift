import Injection

final class AtticViewModel {
  @ViewModel var name = "Attic"

  func load() {}
}
