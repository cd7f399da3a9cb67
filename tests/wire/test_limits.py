"""The limits that requests are held against, whether Discord's description has them or not."""

from typing import Any

import pytest

from tests.support.limits import violations

LAYOUT = 1 << 15
Json = dict[str, Any]


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "a", **more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": "A"} | more


def row(*inner: Json) -> Json:
    return {"type": 1, "components": list(inner)}


def select(*values: str, **more: Any) -> Json:
    options = [{"label": value, "value": value} for value in values]
    return {"type": 3, "custom_id": "s", "options": options} | more


def box(*inner: Json) -> Json:
    return {"type": 17, "components": list(inner)}


def layout(*parts: Json) -> Json:
    return {"flags": LAYOUT, "components": list(parts)}


def field(custom_id: str) -> Json:
    return {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": custom_id, "style": 1}}


def form(*fields: Json, title: str = "Form") -> Json:
    return {"type": 9, "data": {"custom_id": "f", "title": title, "components": list(fields)}}


def command(**more: Any) -> list[Json]:
    return [{"name": "uno", "description": "Play", "type": 1} | more]


POST, EDIT = ("POST", "/channels/1/messages"), ("PATCH", "/channels/1/messages/2")
ANSWER, COMMANDS = ("POST", "/interactions/1/token/callback"), ("PUT", "/applications/1/commands")


@pytest.mark.parametrize(
    ("where", "body"),
    [
        (POST, {"content": "hello"}),
        (POST, layout(box(text(), row(button()), row(select("x"))))),
        (EDIT, {"components": [text()]}),
        (ANSWER, {"type": 6}),
        (ANSWER, {"type": 7, "data": {"components": [text()]}}),
        (ANSWER, {"type": 5, "data": {"flags": 64}}),
        (ANSWER, form(field("a"), field("b"))),
        (COMMANDS, command()),
    ],
)
def test_what_fits_is_not_complained_of(where: tuple[str, str], body: Any) -> None:
    assert violations(*where, body) == []


@pytest.mark.parametrize(
    ("where", "body", "why"),
    [
        (POST, {}, "empty message"),
        (POST, {"content": "x" * 2001}, "2001 characters"),
        (POST, {"components": [text()]}, "flag of layouts"),
        (POST, layout(text()) | {"content": "x"}, "content beside it"),
        (POST, layout(text("")), "empty text"),
        (POST, layout(text("x" * 2001), text("y" * 2000)), "4001 characters"),
        (POST, layout(*[box(*[text()] * 10)] * 4), "44 components"),
        (POST, layout(box(box(text()))), "container in a container"),
        (POST, layout(row(*[button(str(one)) for one in range(6)])), "row of 6"),
        (POST, layout(row(button(), select("x"))), "select and something beside it"),
        (POST, layout(row(button("a"), button("a"))), "'a': 2 times"),
        (POST, layout(row(button("x" * 101))), "101 characters"),
        (POST, layout(row(button(label="x" * 81))), "81 characters"),
        (POST, layout(row(button(label=None))), "neither label nor emoji"),
        (POST, layout(row(button(style=5))), "link"),
        (POST, layout(row(select())), "0 options"),
        (POST, layout(row(select(*map(str, range(26))))), "26 options"),
        (POST, layout(row(select("x", "x"))), "same value"),
        (POST, layout(row(select("x", max_values=2))), "up to 2 values with 1 options"),
        (POST, layout(row(select("x", placeholder="x" * 151))), "151 characters"),
        (EDIT, layout(row(button("a"), button("a"))), "'a': 2 times"),
        (ANSWER, {"type": 4, "data": {}}, "empty message"),
        (ANSWER, {"type": 5, "data": {"flags": 64, "content": "x"}}, "only say that it is private"),
        (ANSWER, {"type": 8, "data": {"choices": [{}] * 26}}, "26 choices"),
        (ANSWER, form(*[field(str(one)) for one in range(6)]), "form of 6 fields"),
        (ANSWER, form(field("a"), title="x" * 46), "46 characters"),
        (COMMANDS, command(name="Uno"), "lower case"),
        (COMMANDS, command(description=""), "1 to 100"),
        (COMMANDS, command(options=[{"name": "a", "description": "b", "type": 3}] * 26), "26 options"),
        (COMMANDS, command(name_localizations={"tlh": "uno"}), "does not speak"),
        (
            COMMANDS,
            command(options=[{"name": "x" * 32, "description": "y" * 100, "type": 3}] * 25)
            + command(
                options=[
                    {
                        "name": "a",
                        "description": "b",
                        "type": 3,
                        "choices": [{"name": "x" * 100, "value": "y" * 100}] * 25,
                    }
                ]
                * 2
            ),
            "of 8000",
        ),
    ],
)
def test_what_breaks_a_limit_is_told(where: tuple[str, str], body: Any, why: str) -> None:
    assert any(why in told for told in violations(*where, body))
