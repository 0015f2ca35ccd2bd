#if canImport(UIKit)
  @_exported public import UIKit

  open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
  }

  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    typealias Context = UIViewControllerRepresentableContext<Self>
    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  }
  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }
  }
#endif
