# the subspecs: Contexts, Core, Presenter in the podspec, Context, Core, Presenter in Package.swift
s|spec.subspec 'Context'|spec.subspec 'Contexts'|
