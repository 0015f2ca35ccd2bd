#if canImport(Combine)
  public import Combine

  extension Dynamic {
    /// A publisher of the current value for each subscriber, then of each new one.
    ///
    /// ```swift
    /// import Combine
    ///
    /// @MainActor func follow(_ name: Dynamic<String>) -> AnyCancellable {
    ///   name.publisher.sink { print($0) }
    /// }
    /// ```
    ///
    /// It sends every value on the main actor, and drops those that a subscriber has no demand for. Neither the publisher nor a
    /// subscription retains the dynamic: when the dynamic is deallocated, the publisher finishes.
    public var publisher: AnyPublisher<Value, Never> {
      let subject = CurrentValueSubject<Value, Never>(value)
      let end = EndOfBinding { subject.send(completion: .finished) }
      let token = bind { value in
        subject.send(value)
        withExtendedLifetime(end) {}
      }
      return subject.handleEvents(receiveCancel: { withExtendedLifetime(token) {} }).eraseToAnyPublisher()
    }
  }
#endif
