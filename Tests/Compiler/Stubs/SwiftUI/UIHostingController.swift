#if canImport(UIKit)
  @_exported public import UIKit

  // UIHostingController
  open class UIHostingController<Content: View>: UIViewController, HasDrawnWindow {
    // UIHostingController.rootView
    public var rootView: Content
    // UIHostingController.init(rootView:)
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    // UIHostingController.init(coder:)
    public required init?(coder: NSCoder) { nil }

    /// Stub only: the drawn content, created when it is first read.
    public final private(set) lazy var window = DrawnWindow(rootView)
  }

  /// Stub only: a hosting controller with any type of content.
  @MainActor public protocol HasDrawnWindow {
    var window: DrawnWindow { get }
  }

  // UIViewControllerRepresentableContext
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

  // UIViewControllerRepresentable
  @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    // UIViewControllerRepresentable.Context
    typealias Context = UIViewControllerRepresentableContext<Self>
    // UIViewControllerRepresentable.makeUIViewController(context:)
    func makeUIViewController(context: Context) -> UIViewControllerType
    // UIViewControllerRepresentable.updateUIViewController(_:context:)
    func updateUIViewController(_ controller: UIViewControllerType, context: Context)
  }
  extension UIViewControllerRepresentable {
    public var body: Never { fatalError() }  // View.body
  }
#endif
