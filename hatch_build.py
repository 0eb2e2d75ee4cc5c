"""`pip install .` builds the page, even without Node installed. Editable installs leave that to make."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page", Path(__file__).parent / "web" / "build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        """Adds Node to the build dependencies if the machine has none."""
        return [] if self.target_name != "wheel" or page().has_node() or page().is_current() else [page().NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            page().build()
