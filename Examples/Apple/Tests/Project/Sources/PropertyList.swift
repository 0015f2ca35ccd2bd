import Foundation

/// The content of a property list that consists of texts, such as an Xcode project.
enum PropertyList: Hashable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])
}

extension PropertyList {
  init(reading data: Data) throws(Unreadable) {
    do {
      self = try Self(PropertyListSerialization.propertyList(from: data, format: nil))
    } catch {
      throw Unreadable("\(error)")
    }
  }

  private init(_ value: Any) throws {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(try list.map(Self.init))
    case let table as [String: Any]: self = .table(try table.mapValues(Self.init))
    default: throw Unreadable("neither text, list nor table: \(value)")
    }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var table: [String: PropertyList] {
    if case .table(let table) = self { table } else { [:] }
  }

  /// The text, or the texts of the list.
  var texts: [String] {
    switch self {
    case .text(let text): [text]
    case .list(let list): list.flatMap(\.texts)
    case .table: []
    }
  }
}

/// Why a file can't be read.
struct Unreadable: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
