import Foundation
import GTKKit
import RepoAppStore
import RepoDesktop
import RepoLive
import RepoMeasure
import RepoModel

/// Runs the task that the options select on GTK's loop.
@MainActor
struct Program {
  let options: Options

  func run() throws {
    if options.task == .help { return print(Options.help) }
    if options.task == .version { return print(Options.version) }
    let store = try options.place.store()
    // The mouse needs X.
    if case .measure = options.task { setenv("GDK_BACKEND", "x11", 1) }
    guard MainLoop.start() else { throw DisplayError() }
    let live = { try await LiveWindow(on: store, delay: options.delay, seed: options.seed) }
    switch options.task {
    case .help, .version: break
    case .browse: browse(store)
    case .live: try MainLoop.run { try await live().follow() }
    case .measure(let clicks): try MainLoop.run { print(try await live().measure(clicks: clicks).report) }
    }
  }

  private func browse(_ store: any RepoStore) {
    let browser = Browser(store: store)
    browser.present()
    MainLoop.run { browser.isOpen }
  }

}

struct DisplayError: Error, CustomStringConvertible {
  var description: String { "There is no display; set DISPLAY or WAYLAND_DISPLAY, or use xvfb-run -a" }
}
