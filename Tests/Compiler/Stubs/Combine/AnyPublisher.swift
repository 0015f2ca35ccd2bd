public enum Subscribers {
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}

extension CurrentValueSubject {
  public func send(completion: Subscribers.Completion<Failure>) {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let receiving: (@escaping (Output) -> Void) -> AnyCancellable
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    receiving = { publisher.subscribe($0) }
  }
  fileprivate init(receiving: @escaping (@escaping (Output) -> Void) -> AnyCancellable) { self.receiving = receiving }
  public func subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable { receiving(receive) }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  public func handleEvents(receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output, Failure> {
    AnyPublisher(receiving: { receive in
      let subscription = self.subscribe(receive)
      return AnyCancellable {
        subscription.cancel()
        receiveCancel?()
      }
    })
  }
}
