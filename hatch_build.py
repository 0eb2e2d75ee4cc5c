"""`pip install .` builds the page and the rulebooks in it, even without Node installed. Editable installs leave that to
make."""

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
        """What compiles the rulebooks, and Node if the machine has none."""
        if self.target_name != "wheel" or page().is_current():
            return []
        return [*self.metadata.core.dependencies, *([] if page().has_node() else [page().NODE])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            page().build()
