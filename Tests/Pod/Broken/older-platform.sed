# the platforms: ios 12.0, macos 10.15, tvos 13.0, visionos 1.0, watchos 6.0 in the podspec, ios 13.0, macos 10.15, tvos 13.0, visionos 1.0, watchos 6.0 in Package.swift
/spec.ios/s|13.0|12.0|
