# Everything a person or a machine does with this project, one word each: `make help`.
# PYTHON=… chooses the Python (3.11 or newer) that .venv is made from; ARGS=… is handed on.

PYTHON ?= python3
ARGS ?=
VENV := .venv
BIN := $(VENV)/bin
BUILD_TIME = $(shell $(PYTHON) packaging/project.py)
BUNDLED := $(shell find assets packaging rummy_qt -type f \
	-not -name '*.pyc' -not -name '*.qm' -not -name '*.so' -not -name 'resources.rcc*') resources.qrc
PLAIN_TESTS := $(addprefix tests/,engine golden rules opponents/test_players.py)
STAMPS := $(addprefix $(VENV)/.ready-,run dev bundle deb)

.DEFAULT_GOAL := help
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*/\1/p' $(firstword $(MAKEFILE_LIST)))

help: ## Say what each command does
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-12s %s\n", $$1, $$2}' Makefile

run: $(VENV)/.ready-run ## Play: open the window (ARGS=FILE opens a match)
	@$(BIN)/python packaging/native.py
	@$(BIN)/python packaging/build_resources.py
	@$(BIN)/python -P -m rummy_qt $(ARGS)

test: setup ## Run the tests, and hold coverage at 95 % of engine, play and records (ARGS='tests/engine -k meld' runs a part)
	@$(BIN)/python -m pytest -n auto $(or $(ARGS),$(PLAIN_TESTS) --cov --cov-report= --cov-fail-under=0)
	@$(if $(ARGS),,PYTHONPATH=packaging $(BIN)/python -m tests.compiled $(PLAIN_TESTS))
	@$(if $(ARGS),,for layer in engine play records; do \
		$(BIN)/python -m coverage report --include="rummy_qt/$$layer/*" --format=total --fail-under=95 > /dev/null \
		|| { echo "The tests cover less than 95 % of $$layer."; exit 1; }; done)

kill-test: $(VENV)/.ready-dev ## Kill a playing program 200 times: nothing shown may be lost (ARGS='--program dist/rummy-qt/rummy-qt': by mouse)
	@PYTHONPATH=packaging $(BIN)/python -m tests.records.torture.kill $(ARGS)

damage-test: $(VENV)/.ready-dev ## Damage 20,000 records, settings and catalogues
	@$(BIN)/python -m tests.records.torture.damage $(ARGS)

forgery-test: $(VENV)/.ready-dev ## Forge 1,000 records: each has to be refused
	@$(BIN)/python -m tests.records.torture.forgery $(ARGS)

fault-test: setup ## Let every file operation of an evening fail once: nothing is lost (ARGS='--faults EIO')
	@$(BIN)/python -m tests.ui.torture.faults $(ARGS)

outage-test: setup ## Play while the folder of the data goes away for 1 to 60 s, 200 times (ARGS='--kills 300', '--program PROGRAM': by mouse; wants root, bindfs, fusermount)
	@PYTHONPATH=packaging $(BIN)/python -m tests.ui.torture.outages $(ARGS)

resume-test: setup ## Resume 100 matches at every move by five doors in turn: all points agree (ARGS='--rulebook femhundra')
	@$(BIN)/python -m tests.ui.torture.resumes $(ARGS)

process-test: setup ## Kill, stop and starve the opponents' process 1,000 times while it thinks (ARGS='--times 100 --seed 2')
	@PYTHONPATH=.:packaging $(BIN)/python -m tests.opponents.kills $(ARGS)

replace-test: setup ## Move, empty and change the program's folder while it runs, and open every page
	@$(BIN)/python -m tests.ui.torture.replaced

spy-test: setup ## Let three spying programs play 300 matches: what do they find? (ARGS=--unboxed; wants bwrap)
	@$(BIN)/python -m tests.lab.spies $(ARGS)

wander-test: setup ## Change the page 500 times: no word of practice outlives it, and one press leads back (ARGS='--seed 2')
	@$(BIN)/python -m tests.ui.torture.wander $(ARGS)

mutants: setup ## Change one thing at a time in engine, play and records: do the tests notice? (ARGS='--skip 50 --only engine')
	@mkdir -p build
	@$(BIN)/python -m tests.mutants $(ARGS)

monkey-test: setup ## Do 20,000 random things to the window: it may not stumble (ARGS='--seed 2')
	@$(BIN)/python -m tests.ui.torture.monkey $(ARGS)

soak-test: setup ## Play 200 rounds in one window: its memory may not grow
	@$(BIN)/python -m tests.ui.torture.soak $(ARGS)

locale-test: setup ## Play an evening in each of fourteen locales
	@$(BIN)/python -m tests.ui.torture.locales $(ARGS)

slow-disk-test: setup ## Play on a disk that takes 3 s for each sync: the window may not wait for it
	@$(BIN)/python -m tests.ui.torture.slow_disk $(ARGS)

keys-test: setup ## Press 1,000 random keys in each phase of a round (ARGS=5000)
	@$(BIN)/python -m tests.ui.access.storm $(ARGS)

presses: setup ## Count the keys that 200 turns take (ARGS='400 7')
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.ui.access.presses $(ARGS)

room-test: setup ## Measure every page and question in each language, font and window: nothing is cut
	@ALL_ROOMS=1 $(BIN)/python -m pytest -n 2 -q tests/ui/windows/test_measured_pages.py $(ARGS)

late-test: setup ## Let readers come 0, 1 and 3 s late to every message of 300 rounds (ARGS='5 2')
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.ui.access.late $(ARGS)

access-test: setup ## Play as somebody who only hears it: over the accessibility bus, by real keys
	@PYTHONPATH=packaging $(BIN)/python -m tests.ui.access.listener $(ARGS)

ear-test: setup ## Play matches in three languages from Orca's speech alone, by real keys (ARGS='--languages en --target 40'; wants orca)
	@PYTHONPATH=packaging $(BIN)/python -m tests.ui.access.by_ear $(ARGS)

fair-test: setup ## Deal hidden cards anew: the bytes sent and the answers stay (ARGS='--positions 20000')
	@$(BIN)/python -m rummy_qt.lab fair $(ARGS)

sentences-test: setup ## Hold every sentence of 100,000 random positions to a second engine (ARGS='--positions 5000 --seed 2')
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.sentences $(ARGS)

teller-test: setup ## Look every 30 ms at whole rounds: is a word told before it is seen? (ARGS='100 7')
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.ui.table.telling $(ARGS)

sounds-test: setup ## Play a round in real time: is each card heard within 20 ms of its landing? (ARGS=3)
	@QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.ui.sounds.onsets $(ARGS)

layout-test: $(VENV)/.ready-dev ## Lay out 3,000 random tables and 20 played rounds: everything has to be readable and keep its place (ARGS='20000 200')
	@$(BIN)/python -m tests.ui.table.legibility $(ARGS)

claims-test: setup ## Play out what reviews claim, by those who sat there (ARGS='--rounds 20 --books 500-rum-pl')
	@$(BIN)/python -m tests.laboratory.claims $(ARGS)

concepts-test: setup ## Hold what is said of ways to a slow judge (ARGS='5000 2': pairs at random and of each concept, seed)
	@$(BIN)/python -m tests.play.concept_judge $(or $(ARGS),5000 1)
	@$(BIN)/python -m tests.play.concept_stages $(or $(ARGS),5000 1)

review-test: setup ## Hold the review of a round against levels and longer searches
	@$(BIN)/python -m laboratory review $(ARGS)

check: $(VENV)/.ready-dev ## Lint, formatting, types and the layers
	@$(BIN)/python packaging/build_resources.py
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@# Its cache misses modules that come and go.
	@$(BIN)/lint-imports --no-logo --no-cache

format: $(VENV)/.ready-dev ## Sort imports, mend what can be mended, format
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format

tables: $(VENV)/.ready-dev ## Draw the tables of the documentation from docs/measurements
	@$(BIN)/python -m laboratory tables

conformance: $(VENV)/.ready-dev ## Write the page that says which tests play out which rule
	@$(BIN)/python -m tests.rules.conformance

golden: $(VENV)/.ready-dev ## Write the tables of positions anew, after a change of the rules that is meant
	@$(BIN)/python -m tests.golden.perft

setup: $(VENV)/.ready-dev ## Only set up what the other commands need; compile the opponents
	@$(BIN)/python packaging/native.py
	@$(BIN)/python packaging/build_resources.py

plain: $(VENV)/.ready-run ## Take the machine code away: plain Python until the next `make setup`
	@$(BIN)/python packaging/native.py --remove

frames-test: setup ## Look at what the course lights in 1,000 positions and six sizes: no card that is not meant
	@POSITIONS=334 $(BIN)/python -m pytest -n 2 -q -o faulthandler_timeout=0 tests/ui/windows/test_lesson.py -k spoken_of_is_lit

parity: setup ## Hold the compiled opponents to plain Python (ARGS='--decisions 1000')
	@$(BIN)/python -m rummy_qt.lab parity $(ARGS)

lock: $(VENV)/.ready-bundle ## Write the versions and hashes anew that packages are built with
	@$(BIN)/python packaging/lock.py

bundle: dist/rummy-qt/rummy-qt ## Build the program as a folder that needs no Python: dist/rummy-qt

# One run serves the bundle, its test and every package of it, until something that goes into it changes.
dist/rummy-qt/rummy-qt: $(VENV)/.ready-bundle $(BUNDLED)
	@$(BIN)/python packaging/build_resources.py
	@$(BIN)/python packaging/native.py --required
	@SOURCE_DATE_EPOCH=$(BUILD_TIME) PYTHONHASHSEED=0 \
		$(BIN)/python -X no_debug_ranges -m PyInstaller --noconfirm --log-level WARN packaging/rummy_qt.spec
	@touch $@

test-bundle: bundle ## Start the bundle on a virtual screen and play
	@$(BIN)/python packaging/smoke_test.py dist/rummy-qt/rummy-qt

bench-ui: $(VENV)/.ready-bundle ## Measure the table's frames on virtual screens, while an opponent thinks
	@$(BIN)/python packaging/build_resources.py
	@$(BIN)/python packaging/bench_ui.py

bench-replay: setup ## Measure what a step of a replay's slider costs
	@$(BIN)/python packaging/bench_replay.py

wheel: $(VENV)/.ready-bundle ## Make the source archive, and from it the wheel for every system: dist/python
	@rm -rf dist/python
	@SOURCE_DATE_EPOCH=$(BUILD_TIME) $(BIN)/python -m build --no-isolation --config-setting pure=true --outdir dist/python
	@$(BIN)/twine check --strict dist/python/*
	@$(BIN)/check-wheel-contents dist/python/*.whl

test-wheel: wheel ## Install the wheel, then the source archive, where nothing else is, and play with each
	@for packed in dist/python/*.whl dist/python/*.tar.gz; do \
		rm -rf build/wheel-venv && $(BIN)/python -m venv build/wheel-venv \
		&& build/wheel-venv/bin/python -m pip install --quiet $$packed \
		&& $(BIN)/python packaging/smoke_test.py build/wheel-venv/bin/rummy-qt || exit 1; done
	@# The archive was compiled, as a compiler is here.
	@build/wheel-venv/bin/python -P -c "import rummy_qt.native__mypyc"

deb: $(VENV)/.ready-deb bundle ## Make the Debian package and judge it: dist/rummy-qt_*.deb
	@$(BIN)/python packaging/make_deb.py

debian-source: $(VENV)/.ready-deb wheel ## Make the source package that stands on Debian's own Qt: dist/debian
	@$(BIN)/python packaging/make_source.py

tarball: bundle ## Pack the bundle for any Linux desktop: dist/rummy-qt-*.tar.xz
	@$(BIN)/python packaging/make_tarball.py

flatpak-sources: wheel ## Gather what the Flatpak is built from, without a network: build/flatpak
	@$(BIN)/python packaging/flatpak_sources.py

rehearse: $(VENV)/.ready-bundle ## Run the release workflow's own steps in clean Debian systems (wants root, debootstrap; ARGS=bookworm)
	@$(BIN)/python packaging/rehearse.py $(ARGS)

test-repeat: $(VENV)/.ready-deb ## Build every package twice and compare them byte for byte
	@$(BIN)/python packaging/build_twice.py

bench-languages: setup ## Measure the start in each language and a hundred changes of it (ARGS='--runs 9')
	@$(BIN)/python packaging/bench_languages.py $(ARGS)

screenshots: setup ## Take pictures of every page in each size and theme: build/screenshots (ARGS='--one 1024 640 1 dark spruce --page statistics': of one)
	@$(BIN)/python packaging/screenshots.py $(ARGS)

translations: $(VENV)/.ready-dev ## Bring the translation sources up to date (ARGS=sv begins a language)
	@PYTHONPATH=. $(BIN)/python packaging/update_translations.py $(ARGS)

check-translations: $(VENV)/.ready-dev ## Judge the translations: their share, and what is lost or against the glossary (ARGS=FILE)
	@PYTHONPATH=. $(BIN)/python packaging/check_translations.py $(ARGS)

phrases: setup ## Write all that the window says, in all languages side by side: build/phrases.txt
	@PYTHONPATH=packaging QT_QPA_PLATFORM=offscreen $(BIN)/python -m tests.ui.words.phrases

trace: setup ## Count what one card dropped on the discard pile passes through
	@$(BIN)/python -m tests.ui.trace

bench-start: bundle ## Measure start and memory, beside other card games and bundles (ARGS='--first --runs 5 PROGRAM')
	@$(BIN)/python packaging/bench_start.py $(ARGS)

clean: ## Remove everything that was made here, .venv too
	rm -rf $(VENV) build dist rummy_qt/ui/resources.rcc assets/translations/*.qm *.egg-info
	find rummy_qt -name '*.so' -delete
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache

$(STAMPS): $(VENV)/.ready-%: pyproject.toml packaging/setup_env.py packaging/locked.txt
	@$(PYTHON) packaging/setup_env.py $(VENV) $*
