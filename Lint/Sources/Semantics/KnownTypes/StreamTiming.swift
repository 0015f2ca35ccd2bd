public import LintSyntax

/// When streams and their operators emit elements.
public struct StreamTiming: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An operator that emits each element after some time.
  public static let waits = Self(rawValue: 1 << 0)
  /// An operator that emits each element on a scheduler.
  public static let schedules = Self(rawValue: 1 << 1)
  /// An operator that emits the elements of the streams that its closure returns.
  public static let flattens = Self(rawValue: 1 << 2)
  /// A function that makes a stream of the elements that its closure sends.
  public static let creates = Self(rawValue: 1 << 3)
  /// An operator or function that emits the elements of several streams, unchanged.
  public static let merges = Self(rawValue: 1 << 4)
  /// A method of an observer that completes its stream.
  public static let completes = Self(rawValue: 1 << 5)
  /// A stream of what a person does to a control. It emits nothing before.
  public static let reportsActions = Self(rawValue: 1 << 6)
  /// An operator whose closure receives the value so far before each element, and returns the next one.
  public static let accumulates = Self(rawValue: 1 << 7)

  public static let rows = StreamNames.rows.compactMap { $0.timing.isEmpty ? nil : (kinds: $0.timing, lines: $0.lines) }
  public static let table = indexedRows
  /// The operator that schedules only with the label `on`.
  public static let observe: Name = "observe"
  /// The schedulers that run code at once if they are asked on their thread, which is the main thread during a selection.
  public static let immediateSchedulers: NameSet = [
    "MainScheduler", "ConcurrentMainScheduler", "CurrentThreadScheduler", "UIScheduler", "ImmediateScheduler",
  ]
  /// The member of `MainScheduler` that never runs code at once.
  public static let asynchronous: Name = "asyncInstance"
}
