/// Projects that stay in memory until the process ends. Freeing the facts of all files one by one would only take time.
final class KeptUntilExit {
  private let projects: [CheckedProject]

  private init(_ projects: [CheckedProject]) { self.projects = projects }

  static func keep(_ projects: [CheckedProject]) { _ = Unmanaged.passRetained(KeptUntilExit(projects)) }
}
