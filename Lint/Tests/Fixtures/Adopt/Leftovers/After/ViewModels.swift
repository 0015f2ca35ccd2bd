import UIKit

protocol TicketViewModeling { func load() }

@MainActor protocol TicketViewModel { func load() }

/// A view and a view model at once.
final class MeterViewModel: UIView {
  func load() {}
}

enum Tickets {
  private final class DraftViewModel {
    func load() {}
  }

  static func load() { DraftViewModel().load() }

  #if DEBUG
    final class DebugViewModel {
      func load() {}
    }
  #endif
}

func makeTicket() {
  final class LocalViewModel {
    func load() {}
  }
  LocalViewModel().load()
}

struct UniqueViewModel: ~Copyable {
  func load() {}
}

/// A value that can't outlive another one.
enum SpanViewModel: ~Escapable {
  case empty
  func load() {}
}

enum PriceViewModel {
  static func load() {}
}

#if DEBUG
  final class SeatViewModel {
    func load() {}
  }
#else
  final class SeatViewModel {
    func load() {}
  }
#endif
