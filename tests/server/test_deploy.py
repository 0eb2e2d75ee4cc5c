"""The files in deploy/ and the workflow match the program, and each other."""

import json
import random
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import services
import yaml
from talk import at_random, hosting, play_on, seat_people, start

from farmyard.cli.arguments import Arguments
from farmyard.cli.main import main
from farmyard.cli.server import describe_serve
from farmyard.text.words import Words

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = ("farmyard.service", "farmyard@.service")
SERIES = re.compile(r"\bfarmyard_\w+")


def read_yaml(path: Path) -> Any:
    return yaml.safe_load(path.read_text("utf-8"))


def service(name: str) -> dict[str, str]:
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string((DEPLOY / name).read_text("utf-8"))
    return dict(unit["Service"])


def parse(words: list[str]) -> Any:
    arguments = Arguments("serve", Words("en"))
    describe_serve(arguments)
    return arguments.parse(words)


# systemd


@pytest.mark.parametrize("name", UNITS)
def test_what_systemd_starts_is_understood(name: str) -> None:
    program, command, *flags = service(name)["ExecStart"].replace("%i", "8801").split()
    assert (program, command) == ("/opt/farmyard/bin/farmyard", "serve")
    args = parse(flags)
    assert args.address == "127.0.0.1"  # unencrypted only to a proxy on this machine
    assert args.proxy
    assert args.no_browser


def test_both_units_are_equally_confined() -> None:
    own = {"ExecStart", "ExecStartPre", "Environment", "EnvironmentFile", "StateDirectory"}
    one, many = ({k: v for k, v in service(name).items() if k not in own} for name in UNITS)
    assert one == many
    assert one["NoNewPrivileges"] == one["PrivateDevices"] == one["RestrictNamespaces"] == "yes"


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_finds_no_fault_and_little_exposed(name: str, tmp_path: Path) -> None:
    place = tmp_path / name.replace("@", "@8801")
    place.write_text((DEPLOY / name).read_text("utf-8").replace("/opt/farmyard/bin/farmyard", "/bin/true"))
    found = subprocess.run(["systemd-analyze", "verify", place], check=False, capture_output=True, text=True)
    assert place.name not in found.stderr
    call = ["systemd-analyze", "security", "--offline=true", "--threshold=20", "--no-pager", place]
    assert subprocess.run(call, check=False, capture_output=True).returncode == 0  # 2.0 of 10


# Containers


def test_the_image_is_built_in_stages_and_runs_as_nobody_special() -> None:
    """The linter hadolint finds nothing; this checks what it does not."""
    lines = [line for line in (DEPLOY / "Containerfile").read_text("utf-8").splitlines() if not line.startswith("#")]
    stages = [line for line in lines if line.startswith("FROM ")]
    assert len(stages) == 2
    assert all(re.search(r":\d[\w.-]+( AS \w+)?$", stage) for stage in stages)  # of a named version
    last = lines[lines.index(stages[-1]) :]
    assert next(line for line in last if line.startswith("USER ")).split()[1].isdecimal()
    assert any(line.startswith("HEALTHCHECK ") for line in last)
    assert json.loads(next(line for line in last if line.startswith("VOLUME ")).split(" ", 1)[1]) == ["/data", "/cache"]
    entry, command = (json.loads(next(x for x in last if x.startswith(w)).split(" ", 1)[1]) for w in ("ENTRY", "CMD"))
    assert entry == ["farmyard"]
    assert parse(command[1:]).address == "0.0.0.0"


def test_the_image_asks_after_its_health_as_the_server_answers(tmp_path: Path) -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    program = [sys.executable, *json.loads(re.search(r"^ +CMD (\[.*\])$", text, re.MULTILINE)[1])[1:]]  # type: ignore[index]
    with hosting(tmp_path) as host:
        asked = subprocess.run(program, env={"FARMYARD_PORT": str(host.config.port)}, check=False)
        assert asked.returncode == 0
    assert subprocess.run(program, env={"FARMYARD_PORT": "1"}, check=False, capture_output=True).returncode != 0


def test_everything_in_the_compose_file_is_there() -> None:
    compose = read_yaml(DEPLOY / "compose.yaml")
    services_there = compose["services"]
    assert {"worker-1", "worker-2", "nginx", "database", "redis"} <= set(services_there)
    for each in services_there.values():
        assert set(each.get("depends_on", ())) <= set(services_there)
        for volume in each.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
    workers = [services_there[name] for name in ("worker-1", "worker-2")]
    for name in ("FARMYARD_PORT", "FARMYARD_WORKER"):
        assert len({worker["environment"][name] for worker in workers}) == 2
    assert (DEPLOY.parent / workers[0]["build"]["dockerfile"]).is_file()


def test_every_setting_given_to_a_worker_is_read() -> None:
    sources = "".join(path.read_text("utf-8") for path in (ROOT / "src").rglob("*.py"))
    given = read_yaml(DEPLOY / "compose.yaml")["services"]["worker-1"]["environment"]
    given |= dict(re.findall(r"^(FARMYARD_\w+)=(.*)", (DEPLOY / "farmyard.env").read_text("utf-8"), re.MULTILINE))
    for name in given:
        assert f'"{name}"' in sources, name


@pytest.mark.skipif(not services.find("nginx"), reason="needs nginx")
def test_the_site_in_the_compose_file_is_one_that_nginx_takes(tmp_path: Path) -> None:
    command = read_yaml(DEPLOY / "compose.yaml")["services"]["nginx"]["command"][2]
    sed = command.partition(" && ")[0]
    site = sed.replace("/farmyard.conf", str(DEPLOY / "nginx.conf")).replace("/etc/nginx/conf.d", str(tmp_path))
    subprocess.run(["sh", "-c", site], check=True)
    made = (tmp_path / "default.conf").read_text()
    assert "127.0.0.1" not in made
    assert made.count("172.30.0.11:8801") == made.count("172.30.0.12:8802") == 2
    (tmp_path / "nginx.conf").write_text(
        f"error_log stderr; pid {tmp_path}/pid; events {{}} http {{ access_log off; include {tmp_path}/default.conf; }}"
    )
    call = [str(services.find("nginx")), "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    said = subprocess.run(call, check=False, capture_output=True, text=True)
    assert "syntax is ok" in said.stderr, said.stderr


# Monitoring, backups


def test_the_dashboard_shows_only_what_is_measured(tmp_path: Path) -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    named = {name for panel in board["panels"] for t in panel["targets"] for name in SERIES.findall(t["expr"])}
    with hosting(tmp_path) as host:
        measured = set(SERIES.findall(host.rest("GET", "/metrics")[1]))
    assert named <= measured
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_a_backup_made_in_play_is_a_server_that_goes_on(tmp_path: Path) -> None:
    """As in docs/deployment.md: back up, lose everything, restore, start; nobody's token is lost either."""
    folder, kept, again = tmp_path / "data", tmp_path / "kept", tmp_path / "again"
    with hosting(folder) as host:
        table, people = seat_people(host, "rudi", 3)
        start(people, table)
        play_on(people, table, at_random(random.Random(1)), 5)
        assert main(["backup", str(kept), "--folder", str(folder), "--lang", "en"]) == 0
        before = people[0].ask("enter", table=table)
        token = people[0].token
    shutil.copytree(kept, again)
    with hosting(again) as host:
        anna = host.client(token=token)
        assert anna.player == people[0].player
        after = anna.ask("enter", table=table)
        assert after["n"] == before["n"]


# The workflow


def test_the_workflow_runs_on_three_systems_and_every_python() -> None:
    workflow = read_yaml(ROOT / ".github" / "workflows" / "ci.yml")
    assert set(workflow) == {"name", True, "permissions", "concurrency", "jobs"}  # YAML parses `on` as true
    matrix = workflow["jobs"]["install"]["strategy"]["matrix"]
    assert {system.partition("-")[0] for system in matrix["os"]} == {"ubuntu", "macos", "windows"}
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert matrix["python"] == re.findall(r"Programming Language :: Python :: (3\.\d+)", project)
    for job in workflow["jobs"].values():
        assert {"runs-on", "steps", "timeout-minutes"} <= set(job)
        assert all(("uses" in step) != ("run" in step) for step in job["steps"])


def test_the_workflow_names_only_tests_that_are_there() -> None:
    named = re.findall(r"tests/[\w/]+\.py", (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8"))
    assert named
    for path in named:
        assert (ROOT / path).is_file(), path
