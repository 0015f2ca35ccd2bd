// Names of ViewModelable, for apps that migrate from it.

@available(*, deprecated, renamed: "LifecycleObserver")
public typealias ViewModelObservable = LifecycleObserver
