"""Response time of the command line: CPU time of a warm start, up to the first page or question.

python benchmarks/command_line.py
"""

import os
import subprocess
import sys

from targets import Judge

TIMES = 10
STARTS = {
    "farmyard --help": "main(['--help'])",
    "farmyard games": "main(['games'])",
    "farmyard rules mow": "main(['rules', 'mow'])",
    "farmyard play": "main(['play'], ask)",  # the menu
    "farmyard play mow": "main(['play', 'mow', '--seed', '1'], ask)",  # its first question
    "farmyard play saumaumau": "main(['play', 'saumaumau', '--seed', '1', '--bots', 'champion'], ask)",
}
ASK = """
import sys, time

class Asked(BaseException):
    pass

def ask(prompt):
    raise Asked

from farmyard.cli.main import main
try:
    {start}
except Asked:
    pass
sys.stderr.write(str(time.process_time()))
"""


def seconds(start: str) -> float:
    program = [sys.executable, "-c", ASK.format(start=start)]
    kept = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}  # an installed package comes with its bytecode
    done = subprocess.run(program, check=True, capture_output=True, text=True, env=kept)
    return float(done.stderr.split()[-1])


def main() -> int:
    judge = Judge("command_line")
    print(f"| command | CPU seconds, best of {TIMES} |\n|---|---:|")
    for command, start in STARTS.items():
        seconds(start)  # fills the cache
        best = min(seconds(start) for _ in range(TIMES))
        judge.weigh("every_command", best, command)
        print(f"| `{command}` | {best:.2f} |", flush=True)
    print()
    return judge.verdict()


if __name__ == "__main__":
    sys.exit(main())
