"""Misbehaving opponents, as commands."""

import sys
from pathlib import Path

_TEMPLATE = """
import json, sys, time
asked = 0
for line in sys.stdin:
    asked += 1
    request = json.loads(line)
    number, moves = request["id"], request["view"]["legal_moves"]
    good = json.dumps({{"t": "move", "id": number, "m": moves[0]}})
    {body}
    sys.stdout.flush()
"""


def program(body: str) -> list[str]:
    """A program that runs ``body`` for each request; it has asked, number, moves, good."""
    return [sys.executable, "-c", _TEMPLATE.format(body=body)]


def written(path: Path, body: str) -> Path:
    """The same program in a file."""
    path.write_text(_TEMPLATE.format(body=body), "utf-8")
    return path


GOOD = "print(good)"
BAD = {
    "garbage": "print('I am lost')",
    "binary": "sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n')",
    "half a line": "sys.stdout.write(good[:9]); sys.stdout.flush(); sys.exit()",
    "an endless line": "sys.stdout.write('x' * 300000)",
    "an illegal move": "print(json.dumps({'t': 'move', 'id': number, 'm': 'discard *8'}))",
    "another's answer": "print(json.dumps({'t': 'move', 'id': number + 1, 'm': moves[0]}))",
    "no move": "print(json.dumps({'t': 'call', 'id': number, 'm': None}))",
    "an error": "print(json.dumps({'t': 'error', 'id': number, 'text': 'no idea'}))",
    "an answer to everything": 'print(\'{"t":"move","id":1e400,"m":"draw"}\')',
    "an answer without end": "print('[' * 60000)",
    "a true answer for a list": "print(json.dumps([{'t': 'move', 'id': number, 'm': moves[0]}]))",
    "a move that is a number": "print(json.dumps({'t': 'move', 'id': number, 'm': 7}))",
    "a delay before the question": (
        "print(json.dumps({'t': 'move', 'id': number, 'm': moves[0], 'delay_ms': -5}))"
    ),
    "words for the terminal": "print(chr(27) + ']0;mine' + chr(7))",
    "a letter at a time": (
        "[(sys.stdout.write(x), sys.stdout.flush(), time.sleep(0.1)) for x in good]"
    ),
    "death": "sys.exit(3)",
    "silence": "time.sleep(3600)",
}
