# Every target builds the environment it needs by itself: Python 3.11+ and make are enough.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

# Tools that are needed for a release alone, in an environment of their own
TOOLS := $(VENV)-release
RELEASE_TOOLS := uv==0.13.9 cyclonedx-bom==7.5.0

PARALLEL := -n auto --maxschedchunk 4
# More arguments for pytest: make pytest PYTEST_ARGS="-k outbox"
PYTEST_ARGS ?=
# Arguments for the ladder: make arena ARENA_ARGS="--minutes 60"
ARENA_ARGS ?=
# A revision of git, or the folder of an older gallery, to compare the pictures with; and more arguments:
# make gallery BEFORE=HEAD~20 GALLERY_ARGS="edo --only sheet"
BEFORE ?=
GALLERY_ARGS ?=
# Arguments for the walk: make evening EVENING_ARGS="--game edo"
EVENING_ARGS ?=
# Arguments for the load test: make load LOAD_ARGS="--moves 20 --seconds 600"
LOAD_ARGS ?=

# The tests start the bot by the dozen: let it be compiled once.
unexport PYTHONDONTWRITEBYTECODE

# With LC_ALL=C Python takes a path with other letters than ASCII for an error; with LANG=C it does not.
ifneq ($(filter C POSIX,$(LC_ALL)),)
unexport LC_ALL
endif

.DEFAULT_GOAL := run
.PHONY: run test test-long coverage lint compiled format pytest bench load arena soak evening mutants gallery wheel lock sbom clean help

# Python compiles what it imports, so pip need not compile everything. What builds this package is installed
# first: otherwise pip would make a second environment for that alone. Both together are a third of the time.
INSTALL := -m pip install --quiet --disable-pip-version-check --no-compile -c deploy/constraints.txt

$(STAMP): pyproject.toml deploy/constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python $(INSTALL) hatchling editables
	$(BIN)/python $(INSTALL) --no-build-isolation -e '.[dev]'
	touch $@

run: $(STAMP)  ## the bot: Discord when DISCORD_TOKEN is set, else the sandbox on this machine
	$(BIN)/python -m bot

test: $(STAMP)  ## lint, types, import contracts and every test that is not long
	$(MAKE) -j2 lint compiled
	$(MAKE) pytest

lint: $(STAMP)  ## lint, types and import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The program and the tests are compiled beside the type checker, which uses one core. Otherwise each worker
# of the tests would do it by itself.
compiled: $(STAMP)
	@$(BIN)/python -m pytest --collect-only -m "not long" > /dev/null || true  # `pytest` tells what is wrong

format: $(STAMP)  ## format the code and mend what the linter can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

pytest: $(STAMP)  ## every test that is not long
	$(BIN)/python -m pytest -m "not long" --durations=10 $(PARALLEL) $(PYTEST_ARGS)

test-long: $(STAMP)  ## the long tests: whole games, a thousand days, kills, upgrades played to the end
	$(BIN)/python -m pytest -m long --durations=10 $(PARALLEL) $(PYTEST_ARGS)

coverage: $(STAMP)  ## lines and branches that the tests reach (those that are not long)
	$(BIN)/python -m pytest -m "not long" --cov --cov-report=term:skip-covered $(PARALLEL) $(PYTEST_ARGS)

bench: $(STAMP)  ## how fast everything is: medians and p95
	$(BIN)/python -m tests.bench

load: $(STAMP)  ## four processes on one PostgreSQL, at a Discord that keeps its limits (LOAD_ARGS=--half: half an hour; --long)
	$(BIN)/python -m tests.load $(LOAD_ARGS)

arena: $(STAMP)  ## the ladder of computer players with Elo, into docs/computer-players.md; goes on where it was stopped
	$(BIN)/python -m tests.bench.ladder $(ARENA_ARGS)

soak: $(STAMP)  ## 100,000 hostile interactions, then 200 matches through kills, full disks and lost places
	$(BIN)/python -m tests.soak

evening: $(STAMP)  ## whole matches through the real client, every picture kept and checked: evening/index.html (EVENING_ARGS=--quick)
	$(BIN)/python -m tests.evening $(EVENING_ARGS)

mutants: $(STAMP)  ## the program made wrong in one place after the other: do the tests notice?
	$(BIN)/python -m tests.mutants

gallery: $(STAMP)  ## pictures of many positions in gallery/index.html; BEFORE=v1.0 (or a folder): beside those of then
	$(BIN)/python -m tests.gallery $(if $(BEFORE),--before $(BEFORE)) $(GALLERY_ARGS)

wheel: $(STAMP)  ## the package, in dist/
	$(BIN)/python -m hatchling build -t wheel

$(TOOLS)/.ready: Makefile
	$(PYTHON) -m venv $(TOOLS)
	$(TOOLS)/bin/python -m pip install --quiet --disable-pip-version-check $(RELEASE_TOOLS)
	touch $@

lock: $(TOOLS)/.ready  ## deploy/requirements.lock: everything that hosts install, with hashes
	$(TOOLS)/bin/uv pip compile pyproject.toml --extra elsewhere --extra postgres --extra sentry \
	  --universal --python-version 3.11 \
	  --constraint deploy/constraints.txt --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links \
	  --custom-compile-command "make lock" --output-file deploy/requirements.lock

sbom: $(TOOLS)/.ready  ## what hosts install, as a CycloneDX file: dist/turnpost.cdx.json
	mkdir -p dist
	$(TOOLS)/bin/cyclonedx-py requirements deploy/requirements.lock --pyproject pyproject.toml --mc-type application \
	  --output-reproducible --output-format JSON --output-file dist/turnpost.cdx.json

clean:  ## remove the environment and what was made
	rm -rf $(VENV) $(TOOLS) gallery dist

help:  ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
