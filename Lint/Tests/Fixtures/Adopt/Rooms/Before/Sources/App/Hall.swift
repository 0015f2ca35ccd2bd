import Injection

final class HallViewModel {
  @Injection.ViewModel var name = "Hall"

  func load() {}
}
