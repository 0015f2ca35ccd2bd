import Observation

/// Stub only: draws a view, and draws it again after a change of the values that it read.
@MainActor public final class DrawnWindow {
  /// The levels on screen; the top one is last.
  public private(set) var levels: [DrawnLevel] = []
  private let content: @MainActor (DrawnPlace) -> [DrawnNode]
  private var states: [String: AnyObject] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]
  private var drawing = Drawing()

  /// The results of drawing the tree.
  private struct Drawing {
    var levels: [DrawnLevel] = []
    var states: Set<String> = []
    var tasks: [String: @Sendable () async -> Void] = [:]
  }

  init<Content: View>(_ view: Content) {
    content = { $0.nodes(of: view) }
    draw()
  }

  deinit { for task in tasks.values { task.cancel() } }

  private func draw() {
    drawing = Drawing()
    withObservationTracking {
      let level = addLevel(isCovered: false)
      level.content = content(DrawnPlace(window: self, level: level, path: ""))
    } onChange: { [weak self] in
      // Draws in a later turn of the main actor. Until then, the screen doesn't change.
      Task { @MainActor in self?.draw() }
    }
    levels = drawing.levels
    states = states.filter { drawing.states.contains($0.key) }
    updateTasks()
  }

  /// Starts the tasks of views that have appeared, and cancels those of views that have disappeared.
  private func updateTasks() {
    for (path, task) in tasks where drawing.tasks[path] == nil {
      task.cancel()
      tasks[path] = nil
    }
    for (path, action) in drawing.tasks where tasks[path] == nil {
      tasks[path] = Task { await action() }
    }
  }

  // MARK: - While drawing

  func addLevel(isCovered: Bool) -> DrawnLevel {
    let level = DrawnLevel(isCovered: isCovered)
    drawing.levels.append(level)
    return level
  }

  /// Removes the last level, whose content is part of a navigation stack.
  func dropLevel() { drawing.levels.removeLast() }

  func keepState(of view: Any, at path: String) {
    for (name, value) in Mirror(reflecting: view).children {
      guard let state = value as? any Kept else { continue }
      keep(state, at: "\(path).\(name ?? "")")
    }
  }

  func keep(_ state: any Kept, at path: String) {
    drawing.states.insert(path)
    states[path] = state.keep(states[path])
  }

  func run(_ action: @escaping @Sendable () async -> Void, at path: String) { drawing.tasks[path] = action }
}
