# the subspecs: Binding, Contexts, Core, Presenter in the podspec, Binding, Context, Core, Presenter in Package.swift
s|spec.subspec 'Context'|spec.subspec 'Contexts'|
