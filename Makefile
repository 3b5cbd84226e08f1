PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= auto

.PHONY: setup play test lint bench soak constraints clean

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml constraints.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Manoir needs Python 3.11 or newer")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	touch $@

play: setup
	$(BIN)/manoir play

test: setup
	$(BIN)/python -m pytest --numprocesses $(WORKERS)

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: setup
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[bench]'
	$(BIN)/python -m bench

soak: setup
	$(BIN)/python -m pytest -m soak

constraints: setup
	$(BIN)/python -m pip list --format=freeze | grep -v -i -e '^manoir' -e '^pip=' -e '^setuptools' > constraints.txt

clean:
	rm -rf $(VENV) build dist
