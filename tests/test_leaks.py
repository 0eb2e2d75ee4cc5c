"""Nothing hidden leaves the engine: two worlds indistinguishable to a viewer must stay indistinguishable to it."""

import ast
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from conftest import SEAL, every_game, every_table, imagined, often, some_options, state_of, table_with, viewers, walk

import farmyard
from farmyard.core.compile import is_ours
from farmyard.core.game import Game
from farmyard.core.record import EVERYONE, OWNER, Field, record
from farmyard.table import SPECTATOR, Table
from farmyard.testing.walking import why
from farmyard.testing.worlds import scramble
from farmyard.text import wording

SOURCES = Path(farmyard.__file__).parent


@every_table
def test_legal_moves_reasons_and_questions_follow_from_the_view(game: Game, seats: int) -> None:
    """Who must act, what is legal, why not, and what is asked are the same in both worlds."""
    for seed in range(often(3)):
        table = Table(game, seats, seed, some_options(game, seed))
        for step, _ in enumerate(walk(table, seed, 200)):
            if step % 4:
                continue
            for viewer in viewers(table):
                other = imagined(table, viewer, step)
                assert other.must_act() == table.must_act()
                assert wording(game).ask(other.view(viewer)) == wording(game).ask(table.view(viewer))
                if viewer in table.must_act():
                    assert other.legal_actions(viewer) == table.legal_actions(viewer)
                    for action in random.Random(step).sample(range(game.actions), min(40, game.actions)):
                        assert why(other, viewer, action) == why(table, viewer, action)


@every_table
def test_onlookers_cannot_tell_masked_moves_apart(game: Game, seats: int) -> None:
    """Another world, another move that looks the same: until something is revealed, the same views and story."""
    for seed in range(often(3)):
        table = Table(game, seats, seed, some_options(game, seed))
        for step, (seat, action) in enumerate(walk(table, seed, 250)):
            viewer = (*range(seats), SPECTATOR)[(seat + 1 + step) % (seats + 1)]
            if viewer == seat or step % 3:
                continue
            seen = table.seen(seat, action, viewer)
            other = imagined(table, viewer, step)
            alike = [a for a in other.legal_actions(seat) if other.seen(seat, a, viewer) == seen]
            here = table.fork()
            before = here.view(viewer)
            here.play(seat, action)
            if here.view(viewer).revealed != before.revealed or not alike:
                continue
            other.play(seat, alike[step % len(alike)])
            assert other.view(viewer).tobytes() == here.view(viewer).tobytes()


@every_table
def test_every_field_not_for_everyone_is_silent_in_other_views(game: Game, seats: int) -> None:
    """The field list says who may see; the view must agree. Change what is hidden: the others notice nothing."""
    rng = np.random.default_rng(seats)
    table = Table(game, seats, SEAL)
    for step, _ in enumerate(walk(table, 2, 80)):
        if step % 8:
            continue
        for field in game.rules.FIELDS:
            if field.sees == EVERYONE:
                continue
            for viewer in viewers(table):
                states = state_of(table).copy()
                scramble(states, field, viewer, rng)
                assert table_with(table, states).view(viewer).tobytes() == table.view(viewer).tobytes(), field.name


@every_table
def test_public_fields_are_in_every_view(game: Game, seats: int) -> None:
    """Public fields are shown to everybody, unchanged."""
    table = Table(game, seats, 4)
    for step, _ in enumerate(walk(table, 4)):
        if step % 9:
            continue
        for viewer in viewers(table):
            v = table.view(viewer)
            for field in game.rules.FIELDS:
                if field.sees == EVERYONE:
                    assert (np.asarray(v[field.name]) == state_of(table)[0][field.name]).all(), field.name


def planted(game: Game, field: Field) -> Callable[..., None]:
    """A view that leaks one bit of a hidden field."""

    def leaky(states: Any, i: int, seat: int, views: Any, j: int, blank: Any) -> None:
        views[j] = blank[0]
        game.rules.view(states[i], seat, views[j])
        hidden = np.atleast_1d(states[i][field.name]).copy()
        if field.sees == OWNER and seat < len(hidden):
            hidden[seat] = 0
        places = np.arange(1, hidden.size + 1)
        views[j].revealed = int((hidden.astype(np.int64).ravel() * places).sum() % 997)

    return leaky


@every_table
def test_planted_leaks_are_caught(game: Game, seats: int) -> None:
    """A leak test that never fails proves nothing: leak each hidden field and see it caught.

    A field that is the same in every imagined world (Rudi's hands, if one remembers) has nothing to leak.
    """
    found = 0
    for field in game.rules.FIELDS:
        if field.sees == EVERYONE:
            continue
        varied, caught = plant(game, seats, field)
        assert not varied or caught, field.name
        found += caught > 0
    assert found


def plant(game: Game, seats: int, field: Field) -> tuple[int, int]:
    """In how many positions the field differed between two worlds, and in how many the leak was detected."""
    table = Table(game, seats, SEAL)
    look = planted(game, field)
    varied = caught = 0
    for step, _ in enumerate(walk(table, 6, 120)):
        if step % 3 == 0:
            other = imagined(table, 0, step)
            views, blank = np.zeros(2, game.view_type), np.zeros(1, game.view_type)
            look(state_of(table), 0, 0, views, 0, blank)
            look(state_of(other), 0, 0, views, 1, blank)
            varied += state_of(table)[field.name].tobytes() != state_of(other)[field.name].tobytes()
            caught += views[0].tobytes() != views[1].tobytes()
    return varied, caught


@every_game
def test_records_have_no_holes(game: Game) -> None:
    """No padding: copies need not preserve it, and all bytes are compared everywhere."""
    for dtype in (game.state, game.memory_type, game.view_type):
        places = [(at, kind.itemsize) for kind, at, *_ in (dtype.fields or {}).values()]
        assert {at + i for at, size in places for i in range(size)} == set(range(dtype.itemsize))


@every_game
def test_what_lies_open_stands_alike_in_states_and_views(game: Game) -> None:
    """So that it is copied as one block; and that block contains nothing else."""
    state, view = dict(game.state.fields or {}), dict(game.view_type.fields or {})
    piece, start = state["public"][:2]
    assert view["public"][:2] == (piece, start)
    for field in game.rules.FIELDS:
        at = state[field.name][1]
        assert (start <= at < start + piece.itemsize) == (field.sees == EVERYONE), field.name
        assert field.sees != EVERYONE or view[field.name] == state[field.name]


def test_views_cannot_reach_back_into_the_state() -> None:
    """A view is a copy: writing into it changes nothing at the table."""
    table = Table("saumaumau", 3)
    before = state_of(table).tobytes()
    v = table.view(0)
    v.points[:] = 50
    v.turn = 3
    assert state_of(table).tobytes() == before


LAYERS = {  # what each package may import, besides itself
    "core": set(),
    "games": {"core"},
    "worlds": {"core", "games"},
    "schema": {"core", "games"},
    "text": {"core", "games", "schema"},
    "previews": {"core", "games"},
    "undo.py": {"core"},
    "table.py": {"core", "games", "schema", "text", "undo"},
    "observation": {"core", "games", "schema"},
    "bots": {"core", "games", "observation"},
    "contests": {"core", "games", "schema", "text", "table", "observation", "bots", "__version__"},
    "adapters": {"core", "games", "schema", "text", "table", "observation", "bots", "terminal"},
    "browser": {"core", "games", "text", "previews", "bots", "contests", "server"},
    "lab": {"core", "games", "schema", "text", "bots", "__version__"},
    "server": {
        *("core", "games", "schema", "text", "previews", "undo", "table", "bots", "contests"),
        "__version__",
    },
    "terminal": {"core", "games", "schema", "text", "previews", "table", "bots", "contests"},
    "testing": {"core", "games", "schema", "text", "table"},
    "workbench": {"core", "games", "schema", "text", "table", "terminal", "testing"},
    "cli": {
        "browser",
        "core",
        "games",
        "schema",
        "text",
        "table",
        "bots",
        "contests",
        "lab",
        "terminal",
        "server",
        "adapters",
        "testing",
        "workbench",
        "__version__",
    },
}
SERVER_GROUPS = ["base", "storage", "cluster", "table", "hall", "web"]  # each imports only from those before it


def test_every_package_has_its_place_among_the_layers() -> None:
    packages = {path.name for path in SOURCES.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert packages | {"undo.py", "table.py"} == set(LAYERS)
    groups = {path.name for path in (SOURCES / "server").iterdir() if path.is_dir()} - {"static", "__pycache__"}
    assert groups == set(SERVER_GROUPS)


@pytest.mark.parametrize("layer", LAYERS)
def test_dependencies_point_down(layer: str) -> None:
    """games depend on core, words on games, and so on; bots never see a table. A new game's template is not ours."""
    place = SOURCES / layer
    for path in [place] if place.is_file() else sorted(set(place.rglob("*.py")) - set(place.rglob("template/*"))):
        for module in imported(path):
            if module.startswith("farmyard."):
                assert module.split(".")[1] in LAYERS[layer] | {layer.removesuffix(".py")}, f"{path.name}: {module}"


@pytest.mark.parametrize("group", SERVER_GROUPS)
def test_the_groups_of_the_server_point_down(group: str) -> None:
    """base, storage, cluster, table, hall, web: nothing imports from a later one."""
    allowed = SERVER_GROUPS[: SERVER_GROUPS.index(group) + 1]
    for path in sorted((SOURCES / "server" / group).rglob("*.py")):
        for module in imported(path):
            if module.startswith("farmyard.server."):
                assert module.split(".")[2] in allowed, f"{path.name}: {module}"


def test_rules_import_only_numpy_and_core() -> None:
    """A rulebook depends on nothing else."""
    for path in sorted((SOURCES / "games").glob("*.py")):
        if path.name != "__init__.py":
            for module in imported(path):
                assert module == "numpy" or module.startswith(("farmyard.core", "farmyard.games")), path.name


@every_game
def test_rulebooks_hold_rules_only(game: Game) -> None:
    """Memory and imagining are in `worlds`: a rulebook names neither."""
    remembered = {field.name for field in game.view_fields if field.name in (game.memory_type.names or ())}
    tree = ast.parse(Path(str(game.rules.__file__)).read_text())
    own = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    at_home = {f.__name__ for f in vars(game.worlds).values() if is_ours(f) and f.__module__ == game.worlds.__name__}
    assert "imagine" in at_home
    assert not (own & at_home) | (named & remembered)


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import, of which the arrows know nothing"
            found |= {
                f"{node.module}.{alias.name}" if node.module in ("farmyard", "farmyard.server") else str(node.module)
                for alias in node.names
            }
    return found


def test_records_refuse_names_that_numpy_uses() -> None:
    """A field called `sort` could not be read as an attribute."""
    with pytest.raises(ValueError, match="choose another name"):
        record([Field("sort", "u1", (), EVERYONE, 0, 1, "")])
    with pytest.raises(ValueError, match="does not fit"):
        record([Field("x", "u1", (), EVERYONE, 0, 256, "")])
    with pytest.raises(ValueError, match="named twice"):
        record([Field("x", "u1", (), EVERYONE, 0, 1, "")] * 2)
