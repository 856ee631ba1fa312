"""Opponents that misbehave, as commands."""

import sys

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
    """A program that runs ``body`` for each request; it knows asked, number, moves, good."""
    return [sys.executable, "-c", _TEMPLATE.format(body=body)]


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
    "death": "sys.exit(3)",
    "silence": "time.sleep(60)",
}
