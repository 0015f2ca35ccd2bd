# 'license' is missing
/spec.license/d
