#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `Changes` lists the measured cases; `Changes CASE SIDE N` makes N calls of a case, and exits without releasing its objects.
@main
@MainActor
enum Changes {
  static let cases = notifying + showing + commanding + binding

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty {
      for each in cases { print(each) }
    } else if let (call, count) = parse(arguments) {
      if let call = call as? any LaterCall { make(call, count) } else { make(call, count) }
      print(call.result)
      withExtendedLifetime(call) { exit(0) }
    } else {
      print("usage: Changes [CASE \(Side.allCases.map(\.rawValue).joined(separator: "|")) N]")
      exit(2)
    }
  }

  static func parse(_ arguments: [String]) -> (any Call, Int)? {
    guard arguments.count == 3, let count = Int(arguments[2]), count >= 0 else { return nil }
    if arguments[0] == "nothing" { return (Nothing(), count) }
    guard let found = (cases + [liveBindings]).first(where: { $0.name == arguments[0] }) else { return nil }
    return Side(rawValue: arguments[1]).flatMap { found.sides[$0] }.map { ($0(), count) }
  }

  /// The measured loop. The optimizer doesn't know which call it makes, so it can't remove any.
  @inline(never)
  static func make(_ call: any Call, _ count: Int) {
    for index in 0..<count { call(index) }
  }

  @inline(never)
  static func make(_ call: any LaterCall, _ count: Int) {
    for index in 0..<count {
      call(index)
      while !call.isDone { MainQueue.runOnce() }
    }
  }
}
