# What a person or CI runs. Each target sets up what it needs: nothing to install first but Python and make.

PYTHON ?= python3
JOBS ?= 2
# Of nodes and their database, in `make trust`.
KILLS ?= 200

VENV := .venv
BIN := $(VENV)/bin
# Quiet, but its warnings and errors are shown.
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check --no-input
# Compiled once: tests start Python hundreds of times, and each would read all of Tablée anew where a container sets this.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
# One .venv for all: two installations at once would get in each other's way. `test` and `check` have it whole before they say BESIDE.
ifndef BESIDE
.NOTPARALLEL:
endif
.DELETE_ON_ERROR:

.PHONY: help play solo page web browser clone test check laws bench trust mutants generated playthroughs pins clean lint types spelling quick covered others games

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1	\2/p' Makefile | expand -t 22

play: $(VENV)/.play page ## serve the site: the address, one for phones, and a QR code (ARGS="--port 8000")
	@$(BIN)/tablee serve --lan --open $(ARGS)

solo: $(VENV)/.play ## play « 7 % » in the terminal against bots (ARGS="--lang en")
	@$(BIN)/tablee play sept_pour_cent $(ARGS)

test: lint ## all that CI runs: lint, types, spelling, tests, coverage, laws
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target BESIDE=yes types spelling web browser clone
	@$(MAKE) --no-print-directory covered
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=none BESIDE=yes others games

check: lint ## the fast half of test, for every save
	@$(MAKE) --no-print-directory --jobs=$(JOBS) --output-sync=target BESIDE=yes types spelling web
	@$(MAKE) --no-print-directory quick

laws: $(VENV)/.test ## random games with every law kept: 100,000 of « 7 % », 10,000 of « Incroyable ! », « Incognito » and « Indix », 1,000 long ones of Code 777 and its brute force (long; JOBS=2)
	$(BIN)/tablee check sept_pour_cent --games 100000 --jobs $(JOBS)
	$(BIN)/tablee check code777 --games 1000 --jobs $(JOBS)
	$(BIN)/tablee check incroyable --games 10000 --jobs $(JOBS)
	$(BIN)/tablee check incognito --games 10000 --jobs $(JOBS)
	$(BIN)/tablee check indix --games 10000 --jobs $(JOBS)
	$(BIN)/python -m tests.games.code777.compared --games 1000

bench: $(VENV)/.test $(VENV)/.bench page browser ## rules beside OpenSpiel, the server beside boardgame.io, the judge of typed answers, the page by Lighthouse
	$(BIN)/python -m bench.engine
	$(BIN)/python -m bench.code777
	$(BIN)/python -m bench.updates
	$(BIN)/python -m bench.packs
	$(BIN)/python -m bench.storage
	$(BIN)/python -m bench.drivers
	$(BIN)/python -m bench.strokes
	$(BIN)/python -m bench.incognito
	$(BIN)/python -m bench.indix
	$(BIN)/python -m bench.judge
	$(BIN)/python -m bench.server
	$(BIN)/python -m bench.node
	$(BIN)/python -m bench.pauses
	$(BIN)/python -m bench.bots_elsewhere
	$(BIN)/python -m bench.restart
	$(BIN)/python -m bench.page
	$(BIN)/python -m bench.postgres

# Whatever this machine lacks is said first and fails last: kills and storms do not need it.
trust: $(VENV)/.test ## 1,000 kills of the server in the middle of games, 200 of nodes and their database (KILLS=1000), strangers who try everything for 20 minutes, and 500 tables for as long: nothing is lost, and nobody waits
	@command -v promtool >/dev/null || echo "No promtool here, so a test will fail at the end; type: sudo apt-get install prometheus" >&2
	@command -v systemd-analyze >/dev/null || echo "No systemd-analyze here, so a test will fail at the end; type: sudo apt-get install systemd" >&2
	TABLEE_KILLS=150 $(BIN)/python -m pytest -q -s tests/storage/test_kill.py
	$(BIN)/python -m tests.server.kills --kills 1000
	$(BIN)/python -m tests.server.house.storm --harms $(KILLS) --kinds node,database
	$(BIN)/python -m tests.server.house.storm --harms 55
	$(BIN)/python -m tests.server.house.storm --harms 20 --kinds promotion
	$(BIN)/python -m tests.server.house.storm --harms 20 --kinds stop
	$(BIN)/python -m tests.server.soak --minutes 20
	$(BIN)/python -m bench.pauses --minutes 20
	$(BIN)/python -m pytest -q -m trust

mutants: $(VENV)/.test ## 300 small faults in kernel, rules and tables: the quick tests notice 95 % of them, survivors.md has the rest (long; goes on where it was; ARGS="--seed 17")
	$(BIN)/python -m tests.mutants $(ARGS)

generated: $(VENV)/.test ## write again what is made from Python for the page: types, the protocol, golden sentences and changes, bounds, the gallery
	$(BIN)/python -m codegen
	$(BIN)/python -m tests.golden.bounds
	$(BIN)/python -m tests.words.golden
	$(BIN)/python -m tests.tables.patches.change_vectors
	$(BIN)/python -m tests.gallery
	$(BIN)/python -m tests.murmure.board_types

playthroughs: $(VENV)/.test ## write the playthroughs again, to be read as a diff
	$(BIN)/python -m tests.playthroughs

# Every extra is resolved together first, and each file is then held to that: a package has one version everywhere,
# so that the files can follow one another into one .venv. No file names an index, so anybody's mirror will do.
COMPILE = $(BIN)/uv pip compile --quiet pyproject.toml --group build --universal --python-version 3.11 \
	--generate-hashes --no-annotate --no-header --no-emit-index-url

pins: $(VENV)/.made ## write requirements/*.txt again, with the newest versions
	$(PIP) install uv
	@mkdir -p build requirements
	@rm -f build/pins.txt
	$(COMPILE) --all-extras -o build/pins.txt
	$(COMPILE) -c build/pins.txt -o requirements/play.txt
	$(COMPILE) -c build/pins.txt -o requirements/test.txt --extra test
	$(COMPILE) -c build/pins.txt -o requirements/bench.txt --extra bench
	$(COMPILE) -c build/pins.txt -o requirements/print.txt --extra print
	$(COMPILE) -c build/pins.txt -o requirements/postgres.txt --extra postgres

clean: ## back to a fresh clone, .venv included
	rm -rf $(VENV) src/tablee/static web/node_modules bench/peers/*/node_modules build dist .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +

# The parts of check and test; also what pre-commit calls.

lint: $(VENV)/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/python hatch_build.py lint

types: $(VENV)/.test
	$(BIN)/mypy

spelling: $(VENV)/.test
	$(BIN)/codespell

web: $(VENV)/.test
	$(BIN)/python hatch_build.py check

# The page that the server hands out, built again when its sources have changed.
page:
	@$(BIN)/python hatch_build.py

# A browser for the tests, found or installed; without one this fails and says what to type.
browser: $(VENV)/.test
	@$(BIN)/python -m tests.browser.chromium

# A clone with the game of the tests in it, and its page: built before tests that need it run side by side.
clone: $(VENV)/.test
	@$(BIN)/python -m tests.murmure.clone

# Work that one process has left over is taken by another, and tests of one file stay together as long as they can.
PYTEST := -m pytest -q -n auto --dist worksteal

quick: $(VENV)/.test page
	$(BIN)/python $(PYTEST) -m "not slow and not trust"

# The rules, kernel/ and games/, must be covered whole, by their own quick tests and a few more: to trace a test doubles its time.
covered: $(VENV)/.test page
	@$(BIN)/coverage erase
	$(BIN)/coverage run $(PYTEST) -m "covers and not trust"
	@$(BIN)/coverage combine --quiet
	$(BIN)/coverage report

# All other tests, quick and slow: one process more than there are cores, as half of their time they wait for a browser or a server.
others: $(VENV)/.test page browser clone
	PYTEST_XDIST_AUTO_NUM_WORKERS=$$(($$(getconf _NPROCESSORS_ONLN) + 1)) $(BIN)/python $(PYTEST) -m "not covers and not trust"

# Random games with every law kept, few: at the lowest priority, they have what the browsers of other tests leave.
games: $(VENV)/.test
	nice -n 19 $(BIN)/tablee check sept_pour_cent --games 100
	nice -n 19 $(BIN)/tablee check code777 --games 2
	nice -n 19 $(BIN)/tablee check incroyable --games 40
	nice -n 19 $(BIN)/tablee check incognito --games 20
	nice -n 19 $(BIN)/tablee check indix --games 40

# Set-up. A stamp in .venv says that a file of pins is installed; it is done again when the pins or the project change.

$(VENV)/.%: requirements/%.txt pyproject.toml | $(VENV)/.made
	@echo "Installing requirements/$*.txt into $(VENV)…"
	@$(PIP) install --require-hashes -r $<
	@$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

# `works` is empty when the interpreter fails at, or lacks, what the line of Python asks for.
works = $(shell $(PYTHON) -c '$(1)' >/dev/null 2>&1 && echo yes)

$(VENV)/.made:
	$(if $(call works,import sys; sys.exit(sys.version_info < (3, 11))),,$(error Tablée needs Python 3.11 or newer, \
	and "$(PYTHON)" is not; name another, for instance: make $(MAKECMDGOALS) PYTHON=python3.12))
	$(if $(call works,import ensurepip, venv),,$(error "$(PYTHON)" has no venv module; on Debian or Ubuntu type: \
	sudo apt install python3-venv))
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@
