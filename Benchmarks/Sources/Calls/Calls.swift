#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `Calls` lists the cases and their limits; `Calls CASE kit|hand N` makes N calls of a case.
@main
@MainActor
enum Calls {
  static let cases = presenting + setting + settingWeak + settingInBase + settingBinder + reading + structs + selecting

  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty {
      for each in cases { print(each.name, each.limit.map { "\($0)" } ?? "-", separator: "\t") }
    } else if let (call, count) = parse(arguments) {
      print(total(of: call, count))
    } else {
      print("usage: Calls [CASE kit|hand N]")
      exit(2)
    }
  }

  static func parse(_ arguments: [String]) -> (any Call, Int)? {
    guard arguments.count == 3, let count = Int(arguments[2]), count >= 0 else { return nil }
    if arguments[0] == "nothing" { return (Nothing(), count) }
    guard let found = cases.first(where: { $0.name == arguments[0] }) else { return nil }
    switch arguments[1] {
    case "kit": return (found.kit(), count)
    case "hand": return (found.byHand(), count)
    default: return nil
    }
  }

  /// The measured loop. The optimizer doesn't know which call it makes, so it can't remove any.
  @inline(never)
  static func total(of call: any Call, _ count: Int) -> Int {
    var total = 0
    for index in 0..<count { total &+= call(index) }
    return total
  }
}
