"""Adapters whose packages are not installed say which ones to install."""

import importlib
import sys

import pytest

import farmyard.adapters
from farmyard.adapters import missing

NEEDS = {"pettingzoo": "pettingzoo", "open_spiel": "pyspiel", "gymnasium": "gymnasium"}


@pytest.mark.parametrize("adapter", NEEDS)
def test_a_missing_package_is_named(adapter: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"farmyard.adapters.{adapter}"
    monkeypatch.setattr(farmyard.adapters, adapter, None, raising=False)
    monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, NEEDS[adapter], None)
    monkeypatch.setenv("LANG", "C")
    with pytest.raises(ImportError, match=rf"pip install .*{adapter.replace('_', '.?')}"):
        importlib.import_module(name)


@pytest.mark.parametrize(("language", "word"), [("de_DE.UTF-8", "Pakete"), ("fr_FR", "paquets"), ("tlh", "Packages")])
def test_it_is_said_in_the_language_of_the_terminal(language: str, word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", language)
    assert word in str(missing("gymnasium"))
