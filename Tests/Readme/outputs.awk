# Writes a document anew, with what its commands print between "<!-- output of COMMAND -->" and "<!-- end of output -->".

/^<!-- end of output -->$/ {
  if (fence) print fence
  while ((command | getline line) > 0) {
    if (line == "") { blank = blank "\n"; continue }
    printf "%s", blank
    blank = ""
    print line
  }
  if (close(command) != 0) failed = failed " " command
  blank = ""
  if (fence) print "```"
  command = ""
}

command && !fence && /^```/ { fence = $0 }
command { next }
{ print }

/^<!-- output of .* -->$/ {
  command = "(" substr($0, 16, length($0) - 19) ") </dev/null 2>/dev/null"
  fence = ""
  outputs++
}

END {
  if (failed) print "failed:" failed >"/dev/stderr"
  exit failed || !outputs
}
