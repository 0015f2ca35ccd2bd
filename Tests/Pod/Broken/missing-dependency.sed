# the dependencies of Context: none in the podspec, SwiftMVVMPattern/Core in Package.swift
/context.dependency/d
