# the subspecs: Binding, Contexts, Core, Presenter, State in the podspec, Binding, Context, Core, Presenter, State in Package.swift
s|spec.subspec 'Context'|spec.subspec 'Contexts'|
