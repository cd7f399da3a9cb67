# The commands of the house. `make run` and `make test` need Python 3.11+ and nothing else.

PYTHON ?= python3
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
PIP_INSTALL := -m pip install --quiet --disable-pip-version-check --require-hashes
# Many tests wait for processes, databases and browsers, so twice as many are run at once as there are cores.
WORKERS := $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))' 2>/dev/null)
PYTEST = $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal
WATCHED := $(shell find bot cogs data tests -type f -not -path '*/__pycache__/*' 2>/dev/null) pyproject.toml

UV := .venv-lock/bin/uv
LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' pyproject.toml

.PHONY: help run sandbox test check format bench load soak kill rulebook pictures lock upgrade audit clean
.DELETE_ON_ERROR:

help:
	@echo 'make run      start the bot: on Discord with DISCORD_TOKEN set, else in the sandbox'
	@echo 'make sandbox  open the sandbox, also where a token is set'
	@echo 'make test     run every test that this machine can run (ARGS="-k reverse" picks some)'
	@echo 'make check    lint, format, types, import contracts and the coverage gate, which runs most tests once more'
	@echo 'make format   put the code into shape'
	@echo 'make bench    print the figures'
	@echo 'make load     play a thousand tables at once (ARGS="--tables 100 --rate 20" fewer), and print the figures'
	@echo 'make soak     the long runs (ARGS="-k quick" picks some)'
	@echo 'make kill     kill the bot hundreds of times while it is played with (ARGS="--kills 100" says how often)'
	@echo 'make rulebook write docs/rules anew, where a text or an option has changed'
	@echo 'make pictures take docs/pictures anew (ARGS="ru pl/table lobby" only some)'
	@echo 'make lock     write requirements/ anew from pyproject.toml; make upgrade takes newer versions'
	@echo 'make audit    ask whether anything that is pinned has a known hole'
	@echo 'make clean    remove what these commands made, but never var/'
	@echo 'PYTHON=python3.12 in front picks another Python'

run: $(VENV)/run.installed
	@$(BIN)/python -m bot $(ARGS)

sandbox: $(VENV)/run.installed
	@$(BIN)/python -m bot sandbox $(ARGS)

test: $(VENV)/dev.installed
ifeq ($(strip $(ARGS)),)
	@echo 'Long runs are left out here: make soak runs them.'
	@$(PYTEST) -rs
else
	@$(BIN)/python -m pytest -rs $(ARGS)
endif

# Made by a green run and older than nothing it measured: a second `make check` runs no test again. Tests that play the
# same lines thousands of times, or in another process, prove no line and are left out.
.coverage: $(WATCHED) | $(VENV)/dev.installed
	@echo 'Measuring what the tests cover ...'
	@rm -f .coverage
	@$(PYTEST) -q -m 'not soak and not no_cover' --ignore tests/wire --ignore tests/browser \
		--cov --cov-report= --cov-fail-under 0 || { status=$$?; rm -f .coverage; exit $$status; }
	@touch .coverage

check: $(VENV)/dev.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright --pythonpath $(BIN)/python
	$(BIN)/lint-imports
	@$(MAKE) --no-print-directory .coverage
	$(BIN)/coverage report

format: $(VENV)/dev.installed
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: .venv-bench/bench.installed
	@.venv-bench/bin/python -m tests.bench $(ARGS)

load: $(VENV)/dev.installed
	@$(BIN)/python -m tests.bench.load $(ARGS)

soak: $(VENV)/dev.installed
	@$(BIN)/python -m pytest -m soak --timeout 0 -rs -s $(ARGS)

kill: $(VENV)/dev.installed
	@$(BIN)/python -m tests.wire.kill $(ARGS)

rulebook: $(VENV)/dev.installed
	@$(BIN)/python -m bot rulebook docs/rules

pictures: $(VENV)/dev.installed
	@$(BIN)/python -m tests.browser.gallery docs/pictures $(ARGS)

lock: $(UV)
	$(LOCK) --extra dev --extra speed --output-file requirements/dev.txt
	$(LOCK) --constraint requirements/dev.txt --extra sandbox --extra postgres --extra speed --output-file requirements/run.txt
	$(LOCK) --constraint requirements/dev.txt --extra postgres --extra speed --output-file requirements/server.txt
	$(LOCK) --constraint requirements/dev.txt --extra bench --extra sandbox --extra postgres --extra speed --output-file requirements/bench.txt

# uv keeps the versions it finds in the files; without them it takes the newest that pyproject.toml allows.
upgrade:
	@rm -f requirements/*.txt
	@$(MAKE) --no-print-directory lock

# The hashes stay in force, so nothing is downloaded but what is known of these very versions.
audit: .venv-audit/bin/pip-audit
	@for lock in requirements/*.txt; do echo "$$lock"; $< --disable-pip --require-hashes --strict -r $$lock || exit 1; done

clean:
	rm -rf $(VENV) .venv-bench .venv-lock .venv-audit build dist *.egg-info .coverage .coverage.* \
		.pytest_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Uno Table needs Python 3.11 or newer, but '$(PYTHON)' is $$($(PYTHON) --version 2>&1 || true)." >&2; \
		echo "Name a newer one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo 'Making $(@D) ...'
	@$(PYTHON) -m venv --clear $(@D) || { rm -rf $(@D); \
		echo "$(PYTHON) could not make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }
	@touch $@
endef

define install
	@echo 'Installing what requirements/$(basename $(@F)).txt pins ...'
	@$(@D)/bin/python $(PIP_INSTALL) -r requirements/$(basename $(@F)).txt
	@touch $@
endef

$(VENV)/made .venv-bench/made .venv-lock/made .venv-audit/made:
	$(make_venv)

$(VENV)/run.installed: requirements/run.txt | $(VENV)/made
	$(install)

$(VENV)/dev.installed: requirements/dev.txt | $(VENV)/made
	$(install)

.venv-bench/bench.installed: requirements/bench.txt | .venv-bench/made
	$(install)

.venv-audit/bin/pip-audit: | .venv-audit/made
	@.venv-audit/bin/python -m pip install --quiet --disable-pip-version-check 'pip-audit>=2.9,<3'

$(UV): | .venv-lock/made
	@.venv-lock/bin/python -m pip install --quiet --disable-pip-version-check 'uv>=0.9,<1'
