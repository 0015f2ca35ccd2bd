@_exported public import Foundation

@MainActor open class NSResponder: NSObject {
  public override init() { super.init() }
}

open class NSView: NSResponder {}

open class NSTextField: NSView {
  open var stringValue = ""
}

open class NSViewController: NSResponder {
  private var loaded: NSView?

  public init(nibName: String?, bundle: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  open var title: String?
  open var isViewLoaded: Bool { loaded != nil }
  open var view: NSView {
    get {
      if let loaded { return loaded }
      loadView()
      viewDidLoad()
      return loaded ?? NSView()
    }
    set { loaded = newValue }
  }
  open func loadView() { loaded = NSView() }
  open func viewDidLoad() {}
}
