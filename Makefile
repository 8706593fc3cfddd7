# Every target builds the environment it needs by itself: Python 3.11+ and make are enough.
PYTHON ?= python3
VENV   ?= .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.ready

# The tests start the bot by the dozen: let it be compiled once.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := run
.PHONY: run test lint bench soak mutants gallery clean

$(STAMP): pyproject.toml constraints.txt
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	touch $@

run: $(STAMP)  ## the bot: Discord when DISCORD_TOKEN is set, else the sandbox on this machine
	$(BIN)/python -m bot

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test: lint  ## lint, types, import contracts and every test
	$(BIN)/python -m pytest -n auto --maxschedchunk 4

bench: $(STAMP)  ## the figures: medians and p95
	$(BIN)/python -m tests.bench

soak: $(STAMP)  ## 100,000 hostile interactions, then 200 matches through kills, full disks and lost places
	$(BIN)/python -m tests.soak

mutants: $(STAMP)  ## the program made wrong in one place after the other: do the tests notice?
	$(BIN)/python -m tests.mutants

gallery: $(STAMP)  ## pictures of many positions in gallery/index.html
	$(BIN)/python -m tests.gallery

clean:
	rm -rf $(VENV) gallery
