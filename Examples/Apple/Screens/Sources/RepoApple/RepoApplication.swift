import UIKit

/// The app, for the one line that is its program.
public enum RepoApplication {
  /// Runs it, for good.
  @MainActor
  public static func run() { RepoAppDelegate.main() }
}
