"""Finds sentences in Markdown and in tutorials that are too long."""

import re

LIMIT = 25
ITEM = re.compile(r"^\s*(?:[-*+]|\d{1,2}\.)\s+")
# A line of DocC's directives, whose prose is in quotation marks.
DIRECTIVE = re.compile(r"\s*(?:@\w+ *[({]|\}\s*$)")
# Ends before a capital letter, a quotation or code, so that "e.g." and file names don't end a sentence.
END = re.compile(r"(?<=[.!?])[)\"*_]*\s+(?=[A-Z`\"*_(\[0-9])")


def plain(text):
    """The text without markup; inline code and a link's target count as no more than one word."""
    text = re.sub(r"<!--.*?-->", " ", text)
    text = re.sub(r"``?[^`]+``?", "code", text)
    text = re.sub(r"!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])", r"\1", text)
    return re.sub(r"<[^>]+>|https?://\S+", " ", text)


def blocks(source):
    """Each paragraph, item and table cell as one text, with the number of the line at each of its offsets."""
    text, begins, fence, in_comment = "", [], None, False
    for number, line in enumerate(source.split("\n"), 1):
        mark = re.match(r"\s*(```+|~~~+)", line)
        if fence or mark:
            fence = None if fence and line.strip() == fence else fence or mark[1]
            line = ""
        if in_comment or line.lstrip().startswith("<!--"):
            in_comment = "-->" not in line
            line = ""
        if line.lstrip().startswith("|"):
            for cell in re.split(r"(?<!\\)\|", line.strip().strip("|")):
                yield cell.strip(), [(0, number)]
            line = ""
        if DIRECTIVE.match(line):
            for value in re.findall(r'"([^"]*)"', line):
                yield value, [(0, number)]
            line = ""
        is_heading = re.match(r"#+ ", line)
        if text and (not line.strip() or is_heading or ITEM.match(line)):
            yield text, begins
            text, begins = "", []
        if line.strip():
            begins.append((len(text), number))
            text += ITEM.sub("", line).strip(" >") + " "
        if is_heading:
            yield text, begins
            text, begins = "", []
    if text:
        yield text, begins


def long(source, marker):
    """The line number and a description of each sentence that is too long and isn't marked as a quotation."""
    lines = source.split("\n")
    for text, begins in blocks(source):
        # Inline code is replaced by text of the same length, so that offsets stay valid.
        masked = re.sub(r"``?[^`]+``?", lambda code: "`" + "x" * (len(code[0]) - 2) + "`", text)
        start = 0
        for end in [match.start() for match in END.finditer(masked)] + [len(text)]:
            sentence = text[start:end]
            count = len([word for word in plain(sentence).split() if re.search(r"\w", word)])
            first = max(number for offset, number in begins if offset <= start)
            last = max(number for offset, number in begins if offset < max(end, 1))
            if count > LIMIT and not any(marker in line for line in lines[first - 1:last]):
                yield first, f"{count} words: '{' '.join(sentence.split())[:60]}…'"
            start = end
