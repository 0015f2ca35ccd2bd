/// Objects that stay in memory until the process ends. Freeing the facts of all files one by one would only take time.
enum KeptUntilExit {
  private final class Box {
    let values: [CheckedProject]

    init(_ values: [CheckedProject]) { self.values = values }
  }

  static func keep(_ projects: [CheckedProject]) { _ = Unmanaged.passRetained(Box(projects)) }
}
