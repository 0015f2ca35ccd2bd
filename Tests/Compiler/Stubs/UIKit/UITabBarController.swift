open class UITabBarController: UIViewController {  // UITabBarController
  open var viewControllers: [UIViewController]?  // UITabBarController.viewControllers
  open var selectedIndex = 0  // UITabBarController.selectedIndex
}

@MainActor open class UITabBarItem: NSObject {  // UITabBarItem
  // UITabBarItem.init(title:image:selectedImage:)
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
}
