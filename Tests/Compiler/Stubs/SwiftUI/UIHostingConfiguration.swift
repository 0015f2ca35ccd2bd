#if canImport(UIKit)
  public import UIKit

  // UIHostingConfiguration
  public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    /// The stub's own: what the configuration draws.
    public let content: Content

    // UIHostingConfiguration.init(content:)
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView { self.content = content() }
  }
#endif
