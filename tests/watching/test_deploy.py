"""What a host copies from us fits the bot: the dashboard, the containers, the probes."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml

import bot
from bot.chores import chores
from bot.config import Settings
from bot.watching.metrics import Metrics
from bot.watching.vitals import Vitals

HOUSE = Path(bot.__file__).parents[1]
DEPLOY = HOUSE / "deploy"
COMPOSES = (HOUSE / "compose.yaml", DEPLOY / "compose.yaml")
SETTINGS = {name.upper() for name in Settings.model_fields}
PORT = 8080

SAMPLES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
ADDED = {"le", "job", "instance"}
"""Labels that Prometheus adds itself."""


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def known() -> dict[str, set[str]]:
    """Map every sample that the bot shows to its labels."""
    metrics = Metrics()
    here: Any = SimpleNamespace(
        shards={}, tables=SimpleNamespace(in_memory=(), scheduler=SimpleNamespace(armed=0))
    )
    Vitals(here).follow(metrics)
    shown: dict[str, set[str]] = {}
    for family in metrics.registry.collect():
        collector = metrics.registry._names_to_collectors.get(family.name)
        labels = set(getattr(collector, "_labelnames", ()))
        for end in SAMPLES[family.type]:
            shown[family.name + end] = labels | ADDED
    return shown


def queries() -> Iterator[str]:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    for panel in board["panels"]:
        for target in panel["targets"]:
            yield target["expr"]


@pytest.mark.parametrize("query", list(queries()))
def test_the_dashboard_asks_for_what_the_bot_shows(query: str) -> None:
    names = re.findall(r"\b(?:uno|process|python)_\w+", query)
    assert names
    assert set(names) <= known().keys()
    matched = re.findall(r"(\w+)(?:=~|!=|!~|=)\"", query)
    grouped = [label for group in re.findall(r"by \(([^)]*)\)", query) for label in group.split(", ")]
    assert set(matched + grouped) <= known()[names[0]]


def test_the_dashboard_shows_everything_that_is_counted() -> None:
    text = " ".join(queries())
    counted = {name for name in known() if name.startswith("uno_") and not name.endswith(("_sum", "_count"))}
    assert {name for name in counted if name not in text} == {"uno_build_info"}


def test_the_panels_of_the_dashboard_do_not_overlap() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in board["panels"]]
    ids = [panel["id"] for panel in board["panels"]]
    assert len(set(places)) == len(places)
    assert len(set(ids)) == len(ids)


def bots(path: Path) -> dict[str, Any]:
    services = read(path)["services"]
    return {name: one for name, one in services.items() if "build" in one}


@pytest.mark.parametrize("path", COMPOSES, ids=lambda path: path.parent.name)
def test_a_container_may_do_as_little_as_it_needs(path: Path) -> None:
    for service in bots(path).values():
        assert service["read_only"] is True
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert "/tmp" in service["tmpfs"]
        assert "ports" not in service
        assert service["environment"].keys() <= SETTINGS


def test_the_processes_share_the_shards_out() -> None:
    services = bots(DEPLOY / "compose.yaml").values()
    counts = {service["environment"]["SHARD_COUNT"] for service in services}
    assert counts == {str(len(services))}
    ids = sorted(service["environment"]["SHARD_IDS"] for service in services)
    assert ids == [str(one) for one in range(len(services))]


def test_prometheus_asks_every_process() -> None:
    (job,) = read(DEPLOY / "prometheus.yml")["scrape_configs"]
    (asked,) = job["static_configs"]
    assert asked["targets"] == [f"{name}:{PORT}" for name in bots(DEPLOY / "compose.yaml")]


def pods() -> Any:
    parts = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8"))
    return next(part for part in parts if part["kind"] == "StatefulSet")["spec"]


def test_every_pod_takes_the_shard_of_its_ordinal() -> None:
    (container,) = pods()["template"]["spec"]["containers"]
    settings = {one["name"]: one for one in container["env"]}
    assert settings.keys() <= SETTINGS
    assert settings["SHARD_COUNT"]["value"] == str(pods()["replicas"])
    ordinal = settings["SHARD_IDS"]["valueFrom"]["fieldRef"]["fieldPath"]
    assert ordinal == "metadata.labels['apps.kubernetes.io/pod-index']"
    assert settings["HEALTH_PORT"]["value"] == str(PORT)


def test_the_probes_ask_what_the_bot_answers() -> None:
    (container,) = pods()["template"]["spec"]["containers"]
    probes = {name: container[f"{name}Probe"]["httpGet"] for name in ("startup", "liveness", "readiness")}
    asked = {name: probe["path"] for name, probe in probes.items()}
    assert asked == {"startup": "/healthz", "liveness": "/healthz", "readiness": "/readyz"}
    assert {probe["port"] for probe in probes.values()} == {one["name"] for one in container["ports"]}


def test_a_pod_may_do_as_little_as_it_needs() -> None:
    pod = pods()["template"]["spec"]
    (container,) = pod["containers"]
    rights = container["securityContext"]
    assert (rights["allowPrivilegeEscalation"], rights["readOnlyRootFilesystem"]) == (False, True)
    assert rights["capabilities"] == {"drop": ["ALL"]}
    assert pod["securityContext"]["runAsNonRoot"] is True
    user = re.search(r"--uid (\d+)", (HOUSE / "Dockerfile").read_text(encoding="utf-8"))
    assert user
    assert pod["securityContext"]["runAsUser"] == int(user[1])


def test_the_image_asks_itself_whether_it_lives() -> None:
    text = (HOUSE / "Dockerfile").read_text(encoding="utf-8")
    command = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", text, re.MULTILINE)
    assert command
    *python, chore = json.loads(command[1])
    assert python == ["python", "-m", "bot"]
    assert chore in chores()
    assert f"HEALTH_PORT={PORT}" in text
