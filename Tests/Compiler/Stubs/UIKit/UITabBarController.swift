open class UITabBarController: UIViewController {  // UITabBarController
  open var viewControllers: [UIViewController]?  // UITabBarController.viewControllers
}

@MainActor open class UITabBarItem: NSObject {  // UITabBarItem
  // UITabBarItem.init(title:image:selectedImage:)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
}
