/// fails: UIAction.init(title:with:) names UIAction.init(title:image:handler:)
open class UIAction {  // UIAction
  // UIAction.init(title:image:handler:)
  public init(
    title: [String: Int] = [:], with handler: @escaping (UIAction, Int) -> Void
  ) {}
}
