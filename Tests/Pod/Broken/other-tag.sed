# the version: 1.0.0 in the podspec, v1.0.0 in the source's tag
s|tag: spec.version.to_s|tag: "v#{spec.version}"|
