# Everything sets itself up; needed are Python 3.11 with venv, and make.
PYTHON ?= python3
BIN := .venv/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test warm docs soak bench clean

play: .venv/played  ## a game in the terminal
	@$(BIN)/farmyard play

test: .venv/tested  ## lint, format, types, tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto

warm: .venv/played  ## compile all games now
	@$(BIN)/farmyard warm

docs: .venv/played  ## the rule pages, from catalogue and code
	$(BIN)/python -m farmyard.text.rulebook

soak: .venv/tested  ## the laws again, with a hundred times as many games
	FARMYARD_EXAMPLES=2500 $(BIN)/pytest -n auto tests/test_laws.py tests/test_modes.py tests/test_leaks.py

bench: .bench/ready  ## against other engines; prints the table of docs/performance.md
	.bench/bin/python benchmarks/run.py

clean:  ## everything that can be made again
	rm -rf .venv .bench .mypy_cache .pytest_cache .ruff_cache .hypothesis dist
	find src tests benchmarks -name __pycache__ -prune -exec rm -rf {} +

.venv/played: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --editable .
	@touch $@

.venv/tested: .venv/played
	$(BIN)/pip install --quiet --editable ".[test]"
	@touch $@

.bench/ready: pyproject.toml constraints.txt benchmarks/requirements.txt
	test -x .bench/bin/python || $(PYTHON) -m venv .bench
	.bench/bin/pip install --quiet --editable . --requirement benchmarks/requirements.txt
	@touch $@
