#if canImport(TicketKit)
  import TicketKit

  final class PassViewModel {
    func load() {}
  }

  final class PassViewModelMock: ViewModel {}

  final class PassCell: FancyTableViewCell {}

  extension StationViewModel {
    func play() {}
  }
#endif
