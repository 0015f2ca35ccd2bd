# the subspecs: Binding, Conformance, Contexts, Core, Lifecycle, Presenter, State in the podspec, Binding, Conformance, Context, Core, Lifecycle, Presenter, State in Package.swift
s|spec.subspec 'Context'|spec.subspec 'Contexts'|
