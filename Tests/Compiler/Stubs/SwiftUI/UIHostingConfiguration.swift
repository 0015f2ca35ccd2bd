#if canImport(UIKit)
  public import UIKit

  // UIHostingConfiguration
  public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// Stub only: the content of the configuration.
    public let content: Content

    // UIHostingConfiguration.init(content:)
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }
  }
#endif
