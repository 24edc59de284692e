# Every target builds and keeps its own virtual environment; the second run is quick.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
MARKS := $(VENV)/.marks
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
WORKERS ?= 2
GAME ?=
SEATS ?=
PORT ?=

.PHONY: help play test test-browser check format soak bench gallery screenshots clean

help:
	@echo "make play          play: on Discord with DISCORD_TOKEN, else in the browser (GAME=sails SEATS=4 PORT=8765)"
	@echo "make test          the whole test suite; needs Python only"
	@echo "make test-browser  the playground in a real Chromium"
	@echo "make check         ruff (lint, format) and mypy --strict"
	@echo "make soak          the long runs: kills, faults, fuzzing"
	@echo "make bench         the benchmark beside its peers"
	@echo "make gallery       every picture of every game, in out/gallery"
	@echo "make screenshots   the README's pictures, from the running playground"

$(MARKS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit("Loot needs Python 3.11 or newer; name it with PYTHON=...") if sys.version_info < (3, 11) else None'
	@$(PYTHON) -m venv $(VENV)
	@mkdir -p $(MARKS) && touch $@

$(MARKS)/base: $(MARKS)/venv pyproject.toml
	@echo "Installing Loot into $(VENV) ..."
	@$(PIP) -e . && touch $@

$(MARKS)/test: $(MARKS)/base
	@$(PIP) -e '.[test]' && touch $@

$(MARKS)/check: $(MARKS)/test
	@$(PIP) -e '.[test,check,browser]' && touch $@

$(MARKS)/browser: $(MARKS)/test
	@$(PIP) -e '.[test,browser]' && touch $@

play: $(MARKS)/base
	@$(BIN)/python -m bot $(if $(GAME),--game $(GAME)) $(if $(SEATS),--seats $(SEATS)) $(if $(PORT),--port $(PORT))

test: $(MARKS)/test
	@$(BIN)/python -m pytest -n $(WORKERS) -q -m "not soak" --ignore tests/browser

test-browser: $(MARKS)/browser
	@$(BIN)/python -m pytest -n 2 --dist worksteal -q -m browser tests/browser

soak: $(MARKS)/test
	@$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -q -m soak

check: $(MARKS)/check
	@$(BIN)/ruff check . && $(BIN)/ruff format --check . && $(BIN)/mypy

format: $(MARKS)/check
	@$(BIN)/ruff check --fix . ; $(BIN)/ruff format .

$(MARKS)/bench: $(MARKS)/test
	@$(PIP) -e '.[test,bench]' || echo "Some peers could not be installed; the report names them." ; touch $@

bench: $(MARKS)/bench
	@$(BIN)/python -m bench

gallery: $(MARKS)/base
	@$(BIN)/python -m render gallery

screenshots: $(MARKS)/browser
	@$(BIN)/python -m tests.browser.screenshots

clean:
	@rm -rf $(VENV) out build *.egg-info
