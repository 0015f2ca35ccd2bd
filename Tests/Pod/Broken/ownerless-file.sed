# Context/Contextable.swift belongs to no subspec
s|'Context/\*\*/\*.swift'|'Context/*Container.swift'|
