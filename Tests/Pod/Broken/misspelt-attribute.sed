# 'sumary=' is no word of a podspec
s|spec.summary|spec.sumary|
