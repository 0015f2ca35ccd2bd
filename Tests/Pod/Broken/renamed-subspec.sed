# the subspecs: Binding, Contexts, Core, Lifecycle, Presenter, State in the podspec, Binding, Context, Core, Lifecycle, Presenter, State in Package.swift
s|spec.subspec 'Context'|spec.subspec 'Contexts'|
