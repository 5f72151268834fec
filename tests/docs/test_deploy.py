"""deploy/: its files are read, and each command in them is held against the program.

A real Caddy runs its Caddyfile in tests/server/house/test_caddy.py. Containers and Grafana need what no test can bring
along: docs/how-to/host-a-town.md says what was tried of them by hand, and what was not.
"""

import json
import re
import shlex
import shutil
import subprocess
import sys
from argparse import ArgumentParser
from ipaddress import ip_network
from pathlib import Path

import pytest
import yaml

from tablee.cli import COMMANDS
from tablee.server.journal import COUNTED
from tablee.terminal.remote.http_client import ServerAddress
from tests.server.servers import RunningServer

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
NODES = {
    name: service for name, service in COMPOSE["services"].items() if service.get("image", "").startswith("tablee:")
}
CONTAINERFILE = (DEPLOY / "Containerfile").read_text().replace("\\\n", " ")
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
PAGES = sorted((ROOT / "docs/how-to").glob("*.md"))
EVERYWHERE = "0.0.0.0"  # noqa: S104 - of the container, which has nobody else in it
SERVER = ROOT / "src/tablee/server"


def understood(words):
    """The arguments as `tablee` would read them; it exits where it would. What stands for something is filled in."""
    name, *rest = [re.sub(r"\$\{?\w+\}?", "x", word.replace("%i", "7071").replace("%d", "/run")) for word in words]
    parser = ArgumentParser(prog="tablee")
    module = next(module for module in COMMANDS if module.__name__.rpartition(".")[2] == name)
    module.arguments(parser)
    return vars(parser.parse_args(rest))


def commands_in(text):
    """Every `tablee …` that a page shows, alone on its line or after `$`."""
    for line in text.splitlines():
        if found := re.match(r"(?:\s{4}|\$ )?(?:\w+=\S+ )*tablee ([a-z]+ .*)", line):
            yield [word for word in shlex.split(found[1].partition(" |")[0], comments=True) if word != "…"]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_of_a_how_to_has_only_flags_that_there_are(page):
    for words in commands_in(page.read_text()):
        understood(words)


def test_a_flag_that_there_is_not_would_be_found():
    with pytest.raises(SystemExit):
        understood(["serve", "--beside-proxy"])
    assert list(commands_in("    tablee serve --port 7071   # a node\nsee tablee serve")) == [
        ["serve", "--port", "7071"]
    ]


def test_nodes_of_the_compose_file_are_started_as_the_program_understands():
    assert len(NODES) == 2
    street = COMPOSE["networks"]["street"]["ipam"]["config"][0]["subnet"]
    for node in NODES.values():
        args = understood(node["command"])
        assert (args["host"], args["port"], args["behind_proxy"]) == (EVERYWHERE, 7077, True)
        assert args["proxy"] == [street]
        assert ip_network(street).is_private
        assert args["store"] == "postgresql://tablee@database:5432/tablee"


@pytest.mark.parametrize("name", COMPOSE["services"])
def test_no_service_may_write_where_it_need_not_nor_become_more_than_it_is(name):
    service = COMPOSE["services"][name]

    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["restart"] == "unless-stopped"


def test_the_database_may_write_to_its_archive():
    """By what the image does at its start, which hands over the data alone."""
    database, conf = COMPOSE["services"]["database"], (DEPLOY / "postgresql.conf").read_text()
    (archive,) = set(re.findall(r"(/\w+)/%f", conf))
    start, words = database["entrypoint"][2:], database["command"]
    handed_over = shlex.split(start[0].partition("&&")[0])

    assert f"archive:{archive}" in database["volumes"]
    assert handed_over == ["chown", "postgres:postgres", archive]
    assert start[0].endswith('exec docker-entrypoint.sh "$$@"'), "as the image does it, with what is asked for"
    assert (len(start), words[0], "CHOWN" in database["cap_add"]) == (2, "postgres", True)


def test_all_that_the_compose_file_speaks_of_is_there():
    for service in COMPOSE["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith("./") else source in COMPOSE["volumes"]
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])
        assert set(service.get("depends_on", ())) <= set(COMPOSE["services"])
        if "build" in service:
            assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_only_the_proxy_is_reached_from_outside():
    open_to_all = {
        name
        for name, service in COMPOSE["services"].items()
        if any(not port.startswith("127.0.0.1:") for port in service.get("ports", ()))
    }

    assert open_to_all == {"proxy"}
    assert COMPOSE["networks"]["cellar"]["internal"]
    assert COMPOSE["services"]["database"]["networks"] == ["cellar"]


def test_proxy_and_watcher_know_every_node_by_its_port():
    caddy = (DEPLOY / "Caddyfile").read_text()
    (scraped,) = yaml.safe_load((DEPLOY / "watch/prometheus.yaml").read_text())["scrape_configs"]
    metrics = {understood(node["command"])["metrics_port"] for node in NODES.values()}

    assert re.findall(r"reverse_proxy \{\$TABLEE_NODES:(.*)\} \{", caddy) == [
        " ".join(f"{name}:7077" for name in NODES)
    ]
    assert scraped["static_configs"] == [{"targets": [f"{name}:{port}" for name in NODES for port in metrics]}]
    assert caddy.count("{") == caddy.count("}")


def test_the_proxy_goes_by_what_the_page_and_the_terminal_put_into_the_address_of_a_socket():
    (key,) = re.findall(r"lb_policy query (\w+)", (DEPLOY / "Caddyfile").read_text())

    assert f"/api/ws?{key}=${{" in (ROOT / "web/src/wire/line.ts").read_text()
    assert ServerAddress("https", "play.example.org", 443).websocket("QUARTZ").endswith(f"/api/ws?{key}=QUARTZ")


def test_the_container_is_nobody_has_a_pulse_and_is_made_of_files_that_are_there():
    lines = [line for line in CONTAINERFILE.splitlines() if line and not line.startswith("#")]
    copied = [word for line in lines if re.match("COPY (?!--from)", line) for word in line.split()[1:-1]]
    users = [line.split()[1] for line in lines if line.startswith("USER")]
    (entry,) = [json.loads(line.partition(" ")[2]) for line in lines if line.startswith("ENTRYPOINT")]
    command = json.loads(lines[-1].removeprefix("CMD "))

    assert all((ROOT / file).exists() for file in copied)
    assert users == ["10001:10001"]
    assert entry == ["tablee"]
    assert understood(command)["host"] == EVERYWHERE
    assert all(node["healthcheck"]["test"] == ["CMD", *pulse()] for node in NODES.values())
    assert all(node["user"] == users[0] for node in NODES.values())
    (pins,) = re.findall(r"ARG PINS=(\w+)", CONTAINERFILE)
    assert (ROOT / f"requirements/{pins}.txt").is_file()


def pulse():
    """The words of the health check."""
    return json.loads(re.findall(r"HEALTHCHECK .*? CMD (\[.*\])", CONTAINERFILE)[0])


@pytest.mark.slow
def test_the_health_check_says_whether_a_node_answers(tmp_path):
    with RunningServer(tmp_path / "tables.db", "--name", "play.example.org", "--behind-proxy") as server:
        python, *words = [word.replace("7077", str(server.port)) for word in pulse()]
        assert python == "python"
        well = subprocess.run([sys.executable, *words], check=False, capture_output=True).returncode
        server.kill()
        ill = subprocess.run([sys.executable, *words], check=False, capture_output=True).returncode

    assert (well, ill) == (0, 1)


def started_by(unit):
    for line in unit.read_text().replace("\\\n", " ").splitlines():
        if line.startswith("ExecStart=") and "tablee " in line:
            yield shlex.split(line.partition("/tablee ")[2].rstrip("'").replace("$(date +%%F)", "today"))


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.stem)
def test_a_unit_starts_what_the_program_understands(unit):
    (words,) = started_by(unit)
    args = understood(words)

    assert args.get("metrics_port") in (None, 7078, 17071)


@pytest.fixture
def units(tmp_path):
    """As they are installed, but that the program is the one of these tests."""
    ours = Path(sys.executable).with_name("tablee")
    for file in (DEPLOY / "systemd").iterdir():
        (tmp_path / file.name).write_text(file.read_text().replace("/opt/tablee/bin/tablee", str(ours)))
    for unit in UNITS:
        (tmp_path / f"{unit.name}.d").mkdir()
        shutil.copy(DEPLOY / "systemd/hardened.conf", tmp_path / f"{unit.name}.d")
    return tmp_path


def found(tool, package):
    """Where it is; without it these fail, and say what to type."""
    path = shutil.which(tool)
    assert path is not None, f"no {tool} here; type: sudo apt-get install {package}"
    return path


def analysed(units, *words):
    done = subprocess.run(
        [found("systemd-analyze", "systemd"), *words],
        cwd=units,
        env={"SYSTEMD_UNIT_PATH": f"{units}:", "PATH": "/usr/bin:/bin", "LC_ALL": "C"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


NAMES = ["./tablee.service", "./tablee@7071.service", "./tablee-backup.service", "./tablee-backup.timer"]


@pytest.mark.trust
def test_systemd_finds_no_fault_in_the_units_and_little_that_they_could_do(units):
    assert analysed(units, "verify", "--man=no", *NAMES) == (0, "")

    for name in NAMES[:3]:
        code, said = analysed(units, "security", "--offline=true", "--threshold=20", "--no-pager", name)
        assert code == 0, said[-200:]  # 0.0 can do nothing, 10.0 all; 20 is 2.0


@pytest.mark.trust
def test_systemd_would_find_a_fault(units):
    faulty = units / "tablee.service"
    faulty.write_text(faulty.read_text().replace("RestartSec", "RestartSeconds"))

    assert "RestartSeconds" in analysed(units, "verify", "--man=no", NAMES[0])[1]


BOARD = json.loads((DEPLOY / "watch/dashboard.json").read_text())
ALERTS = yaml.safe_load((DEPLOY / "watch/alerts.yaml").read_text())
RAISED = yaml.safe_load((ROOT / "tests/docs/alerts.yaml").read_text())


def named_in(texts):
    return {name for text in texts for name in re.findall(r"tablee_\w+", text)}


def metrics():
    """Every one that the server has: what it counts, and what it tells when it is asked."""
    sources = [file.read_text() for file in SERVER.rglob("*.py")]
    assert named_in(re.findall(r'counts\["tablee_\w+"\]', "".join(sources))) <= set(COUNTED)
    return set(COUNTED) | named_in(re.findall(r'gauges\["tablee_\w+"\]', "".join(sources)))


def test_the_dashboard_shows_every_metric_that_there_is_and_no_other():
    shown = named_in(target["expr"] for panel in BOARD["panels"] for target in panel["targets"])

    assert shown == metrics()


def test_alerts_are_about_metrics_that_there_are():
    rules = [rule for group in ALERTS["groups"] for rule in group["rules"]]

    assert named_in(rule["expr"] for rule in rules) <= metrics()
    assert {rule["labels"]["severity"] for rule in rules} == {"tonight", "morning"}


def test_it_is_tried_of_every_alert_when_it_is_raised_and_when_not():
    tried = [one for part in RAISED["tests"] for one in part["alert_rule_test"]]
    names = {rule["alert"] for group in ALERTS["groups"] for rule in group["rules"]}

    assert {one["alertname"] for one in tried if "exp_alerts" in one} == names
    assert {one["alertname"] for one in tried if "exp_alerts" not in one} == names


@pytest.mark.trust
@pytest.mark.parametrize(
    "words",
    [
        ["check", "config", "deploy/watch/prometheus.yaml"],
        ["check", "rules", "deploy/watch/alerts.yaml"],
        ["test", "rules", "tests/docs/alerts.yaml"],
    ],
    ids=" ".join,
)
def test_prometheus_finds_no_fault_and_raises_alerts_when_it_should(words):
    promtool = found("promtool", "prometheus")
    done = subprocess.run([promtool, *words], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout + done.stderr


def test_no_two_panels_of_the_dashboard_lie_upon_each_other():
    taken = [
        (grid["x"] + across, grid["y"] + down)
        for grid in (panel["gridPos"] for panel in BOARD["panels"])
        for across in range(grid["w"])
        for down in range(grid["h"])
    ]

    assert len(taken) == len(set(taken))
    assert max(across for across, _ in taken) < 24
    assert len({panel["id"] for panel in BOARD["panels"]}) == len(BOARD["panels"])
