@MainActor public protocol UIContentConfiguration {  // UIContentConfiguration
}

public struct UIListContentConfiguration: UIContentConfiguration {  // UIListContentConfiguration
  // UIListContentConfiguration.subtitleCell()
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  // UIListContentConfiguration.footer()
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }

  public var text: String?  // UIListContentConfiguration.text
  public var secondaryText: String?  // UIListContentConfiguration.secondaryText
  public var secondaryTextProperties = TextProperties()  // UIListContentConfiguration.secondaryTextProperties

  public struct TextProperties {  // UIListContentConfiguration.TextProperties
    public var color = UIColor.black  // UIListContentConfiguration.TextProperties.color
    public var numberOfLines = 0  // UIListContentConfiguration.TextProperties.numberOfLines
  }
}

public struct UIBackgroundConfiguration {  // UIBackgroundConfiguration
  // UIBackgroundConfiguration.clear()
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public var backgroundColor: UIColor?  // UIBackgroundConfiguration.backgroundColor
  public var cornerRadius: CGFloat = 0  // UIBackgroundConfiguration.cornerRadius
}

/// Has the properties of UIKit's type; a stub's cell has one state.
public struct UICellConfigurationState {  // UICellConfigurationState
  public var isSelected = false  // UICellConfigurationState.isSelected
  public var isHighlighted = false  // UICellConfigurationState.isHighlighted
}

public struct UIContentUnavailableConfiguration: UIContentConfiguration {  // UIContentUnavailableConfiguration
  // UIContentUnavailableConfiguration.loading()
  public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  // UIContentUnavailableConfiguration.empty()
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

  public var image: UIImage?  // UIContentUnavailableConfiguration.image
  public var text: String?  // UIContentUnavailableConfiguration.text
  public var secondaryText: String?  // UIContentUnavailableConfiguration.secondaryText
  public var button = UIButton.Configuration.bordered()  // UIContentUnavailableConfiguration.button
  public var buttonProperties = ButtonProperties()  // UIContentUnavailableConfiguration.buttonProperties

  public struct ButtonProperties {  // UIContentUnavailableConfiguration.ButtonProperties
    public var primaryAction: UIAction?  // UIContentUnavailableConfiguration.ButtonProperties.primaryAction
  }
}

@MainActor public enum UIAccessibility {  // UIAccessibility
  public struct Notification: Hashable, Sendable {  // UIAccessibility.Notification
    public static let announcement = Notification()  // UIAccessibility.Notification.announcement
  }

  public static var isReduceMotionEnabled = false  // UIAccessibility.isReduceMotionEnabled

  /// Stub only: the posted announcements, in order.
  public static var posted: [String] = []

  public static func post(notification: Notification, argument: Any?) {  // UIAccessibility.post(notification:argument:)
    if let text = argument as? String { posted.append(text) }
  }
}
