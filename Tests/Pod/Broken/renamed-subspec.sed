# the subspecs: Binding, Conformance, Contexts, Core, Lifecycle, Navigation, Presenter, State in the podspec, Binding, Conformance, Context, Core, Lifecycle, Navigation, Presenter, State in Package.swift
s|spec.subspec 'Context'|spec.subspec 'Contexts'|
