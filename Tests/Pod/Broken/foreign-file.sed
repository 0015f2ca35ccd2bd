# Package.swift isn't a source of a module
s|'Context/\*\*/\*.swift'|'{Package,Context/**/*}.swift'|
