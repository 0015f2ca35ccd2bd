# 'sumary=' isn't a podspec attribute
s|spec.summary|spec.sumary|
