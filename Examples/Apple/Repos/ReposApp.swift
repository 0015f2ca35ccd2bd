import RepoApple
import UIKit

/// The program.
@main
final class ReposApp: RepoAppDelegate {}
