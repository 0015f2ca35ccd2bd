// Names of ViewModelable, for apps that move from it.

@available(*, deprecated, renamed: "LifecycleObserver")
public typealias ViewModelObservable = LifecycleObserver
