/// Its superclass is in a submodule.
final class OuterViewModel: InnerViewModel {
  func save() {}
}
