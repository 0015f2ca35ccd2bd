#if canImport(Combine)
  public import Combine

  extension Dynamic {
    /// The present value for each subscriber, then those that are set.
    ///
    /// ```swift
    /// import Combine
    ///
    /// @MainActor func follow(_ name: Dynamic<String>) -> AnyCancellable {
    ///   name.publisher.sink { print($0) }
    /// }
    /// ```
    ///
    /// **Laws.** Values are told on the main actor, each of them: whoever asks for fewer has the rest dropped. It finishes when the dynamic is
    /// gone. **Ownership.** A subscription does not keep the dynamic alive; the publisher itself does.
    public var publisher: AnyPublisher<Value, Never> {
      let subject = CurrentValueSubject<Value, Never>(value)
      let end = EndOfPublisher(subject)
      let token = bind { value in end.subject.send(value) }
      return subject.handleEvents(receiveCancel: { withExtendedLifetime(token) {} }).eraseToAnyPublisher()
    }
  }

  private final class EndOfPublisher<Value> {
    let subject: CurrentValueSubject<Value, Never>
    init(_ subject: CurrentValueSubject<Value, Never>) { self.subject = subject }
    deinit { subject.send(completion: .finished) }
  }
#endif
