# Package.swift is no source of a module
s|'Context/\*\*/\*.swift'|'{Package,Context/**/*}.swift'|
