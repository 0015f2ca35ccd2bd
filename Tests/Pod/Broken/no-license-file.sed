# the license's file, 'COPYING', does not exist
s|'LICENSE'|'COPYING'|
