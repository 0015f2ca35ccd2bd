#if canImport(UIKit)
  @_exported public import UIKit

  // swiftui/uihostingcontroller
  open class UIHostingController<Content: View>: UIViewController, HasDrawnWindow {
    // swiftui/uihostingcontroller/rootview
    public var rootView: Content
    // swiftui/uihostingcontroller/init(rootview:)
    public init(rootView: Content) {
      self.rootView = rootView
      super.init(nibName: nil, bundle: nil)
    }
    // swiftui/uihostingcontroller/init(coder:)
    public required init?(coder: NSCoder) { nil }

    /// The stub's own: the view on the screen, from the first question on.
    public final private(set) lazy var window = DrawnWindow(rootView)
  }

  /// The stub's own: a hosting controller whose content's type is not known.
  @MainActor public protocol HasDrawnWindow {
    var window: DrawnWindow { get }
  }

  // swiftui/uiviewcontrollerrepresentablecontext
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {}

  // swiftui/uiviewcontrollerrepresentable
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
