import LintAnalysis
import LintSemantics
import LintSyntax

/// Functions and types of the language and the system that don't retain an argument.
enum Borrowers {
  /// They make a text, a number or an output of their argument.
  private static let readers: NameSet = [
    "ObjectIdentifier", "passUnretained", "print", "debugPrint", "dump", "type", "String", "NSLog", "os_log",
  ]
  /// Their first argument receives an action or a notification.
  private static let receiverMethods: NameSet = ["addTarget", "addObserver"]
  /// By the convention of Cocoa, objects refer weakly to what these labels name.
  private static let receiverLabels: NameSet = ["target", "observer"]
  /// These retain what such a label names.
  private static let exceptions: NameSet = [
    "URLSession", "Timer", "scheduledTimer", "CADisplayLink", "displayLink", "Thread",
  ]
  /// They release their closure when it has run, and so do work items and operations.
  private static let requests: NameSet = ["dataTask", "downloadTask", "uploadTask"]

  static func contains(_ name: Name) -> Bool { readers.contains(name) }

  static func runOnce(_ name: Name) -> Bool { requests.contains(name) || FunctionContainers.contains(name) }

  /// Whether a call refers weakly to the argument with a label.
  static func refersWeakly(_ function: Name, to label: Name, isFirst: Bool) -> Bool {
    if exceptions.contains(function) { return false }
    if isFirst, receiverMethods.contains(function) || setsDelegate(function) { return true }
    // A posted notification exists only until its observers have run.
    if function == "post", label == "object" { return true }
    return refersWeakly(property: label)
  }

  /// Whether a method sets a delegate: `output.setSampleBufferDelegate(camera, queue: queue)`.
  private static func setsDelegate(_ method: Name) -> Bool { method.hasPrefix("set") && isDelegate(method) }

  /// Whether creating a value of a type runs a closure once on a new thread.
  static func createsThread(_ type: Name) -> Bool { type == "Thread" }

  /// Whether a table of Foundation that a function creates refers weakly to its elements, or to the keys among them.
  static func isWeakTable(_ function: Name, forKey: Bool) -> Bool {
    switch function {
    case "weakToStrongObjects": forKey
    case "strongToWeakObjects": !forKey
    default: function.hasPrefix("weak")
    }
  }

  /// Whether objects of the system refer weakly to what a property or argument with this name contains.
  static func refersWeakly(property name: Name) -> Bool { receiverLabels.contains(name) || isDelegate(name) }

  private static func isDelegate(_ name: Name) -> Bool {
    NamingConventions.isDelegate(name) || name.text.lowercased().hasSuffix("datasource")
  }
}
