public import LintAnalysis
import LintSemantics
import LintSyntax

/// A view model that uses a value of a user interface.
public enum UIValueReference: Rule {
  public static let name = "ui-value-reference"
  public static let severity = Severity.note
  public static let severityReason: String? = "an image or a color in a view model is a matter of taste"
  public static let summary = "A view model uses a UI value or service, such as an image, a color or the pasteboard."
  public static let rationale = """
    A UI value ties the view model to one user interface, and its tests to a simulator. Constants of a service, such as \
    the name of a notification, don't. The name of an asset, a semantic \
    color or the data of an image is enough for the view to create it. It is a note, because many teams accept such values \
    on purpose.
    """

  public static let fix = RuleFix.none(
    """
    The view and the view model have to agree on another value, such as a name or an enumeration.
    """
  )

  public static let limits = [
    "It accepts an `NSAttributedString`.",
    "It skips a parameter that the function only stores in a UI value, or passes on. The property is reported instead.",
    "It reports an image that is requested and then dropped, though nothing depends on it.",
  ]

  public static let examples = Examples(
    fine: """
      import UIKit
      final class CellViewModel { var imageName = "star" ; var text: NSAttributedString? }
      """,
    """
    import UIKit
    enum ContentType { case file }
    final class ContentViewModel { var type = ContentType.file }
    extension ContentType { var image: UIImage? { UIImage(named: "file") } }
    """,
    """
    import Combine
    import UIKit
    final class SessionViewModel {
      func watch() {
        center.publisher(for: UIApplication.didBecomeActiveNotification)
        open(UIApplication.openSettingsURLString)
        center.publisher(for: UIPasteboard.changedNotification)
        task = UIApplication.backgroundTaskInvalid
        if interval == UIApplication.backgroundFetchIntervalMinimum { stop() }
      }
    }
    """,
    """
    import AppKit
    final class PanelViewModel { func close(_ response: Int) -> Bool { response == NSApplication.ModalResponse.OK.rawValue } }
    """,
    """
    import UIKit
    // What receives the image uses it.
    struct Badge { let icon: UIImage }
    final class BadgeViewModel {
      func badge(icon: UIImage) -> Badge { Badge(icon: icon) }
      func upload(_ photo: UIImage) { uploader.upload(photo) }
    }
    """,
    broken: """
      import UIKit
      final class CellViewModel {
        let image = Relay<↓UIImage?>(value: nil)
        init(tint: ↓UIColor?) {}
        func warn() { tint(↓UIColor.Brand.warning) }
        func paste() { print(↓UIPasteboard.general) }
        func isRead() -> Bool { ↓UIAccessibility.isVoiceOverRunning }
        func open(_ url: URL) { ↓UIApplication.shared.open(url) }
        func icon() { show(R.↓image.icon(), R.string.title()) }
        func star() { show(Asset.Icons.star.↓color) }
        func color(_ isOn: Bool) { use(isOn ? ↓UIColor.red : UIColor.green) }
      }
      """,
    """
    import UIKit
    final class BadgeViewModel {
      let icon: ↓UIImage
      private let any: Any
      init(icon: UIImage) { self.icon = icon }
      init(any: ↓UIImage) { self.any = any }
      func data(of photo: ↓UIImage) -> Data? { photo.pngData() }
      func keep(_ photo: ↓UIImage) { uploader.upload(photo) ; print(photo.size) }
    }
    """
  )

  public static let pageExample = ExamplePair(
    broken: """
      import UIKit
      final class CellViewModel {
        let image = ↓UIImage(named: "star")
      }
      """, replacing: "image = UIImage(named: \"star\")", with: "imageName = \"star\"")

  public static func check(_ file: FileReading) -> [Finding] {
    file.findings(of: [
      ForbiddenRelation(role: .viewModel, relation: .references(.value, .service)) { code, found in
        message(code.name, file.project.name(of: found.target.referent))
      }
    ])
  }

  public static let messages = [message("<view model>", "<type>")]

  private static func message(_ viewModel: String, _ value: Name) -> String {
    "'\(viewModel)' uses UI type '\(value)'; expose a semantic value and map it in the view"
  }
}
