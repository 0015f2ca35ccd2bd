import RepoApple
import UIKit

/// The program: its delegate gives it its windows.
@main
final class ReposApp: RepoAppDelegate {}
