"""Checks of the declarations of a game: key, options, commands, data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from bot.core.agenda import SealedTask
from bot.core.checks.position import Finding
from bot.core.components import DataError, Printed
from bot.core.game_rules import GameRules, view_type
from bot.core.heuristic import PlainHeuristic
from bot.core.pieces import undealt
from bot.core.rules import API, AnyRules, Rules, View, complete_options
from bot.core.table_rules import TableRules
from bot.core.visible import Sight, fields_of

NAME = re.compile(r"[a-z][a-z0-9_]*")
VALUE = re.compile(r"[A-Za-z0-9_]+")
COMMAND = re.compile(r"[a-z0-9][a-z0-9-]{0,31}")


def declared(rules: AnyRules) -> Iterator[Finding]:
    """Names are valid for the store and Discord and unique, and defaults are possible values."""
    bad = partial(Finding, "declared")
    api = getattr(rules, "api", None)
    if api is None:
        says = "it does not say for which version of the interface of games it was made"
        yield bad(f"{says}: `api = {API}`", "key")
        return
    if api != API:
        yield bad(f"it was made for version {api} of the interface of games; this is version {API}", "api")
        return
    methods = {name for name, value in vars(Rules).items() if callable(value) and not name.startswith("_")}
    contract = {*Rules.__annotations__, *methods, "heuristic"}
    missing = sorted(name for name in contract if not hasattr(rules, name))
    if missing:
        yield bad(f"it lacks {', '.join(missing)}: see bot.core.Rules")
        return
    yield from (bad(says, "view") for says in _other_fields(rules))
    if not NAME.fullmatch(rules.key) or not re.fullmatch(r"[a-z]+", rules.prefix):
        yield bad(f"key {rules.key!r}, prefix {rules.prefix!r}", "key")
    if rules.version < 1 or not rules.seats or rules.seats.start < 1:
        yield bad(f"version {rules.version}, seats {rules.seats}", "version")
    keys = [option.key for option in rules.options]
    if len(set(keys)) != len(keys):
        yield bad(f"an option is declared twice: {keys}", "options")
    for option in rules.options:
        if not NAME.fullmatch(option.key) or not all(VALUE.fullmatch(value) for value in option.values):
            yield bad(f"option {option.key!r} with {option.values}", "options")
        if option.default not in option.values:
            says = f"its default {option.default!r} is none of its values {', '.join(option.values)}"
            yield bad(f"option {option.key!r}: {says}", "options")
        if len(set(option.values)) != len(option.values):
            yield bad(f"option {option.key!r} has a value twice: {option.values}", "options")
    if set(complete_options(rules.options, {})) != set(keys):
        yield bad("options without a value", "options")
    names = [command.name for command in rules.commands]
    if len(set(names)) != len(names):
        yield bad(f"a command is declared twice: {names}", "commands")
    for command in rules.commands:
        params = [param.name for param in command.params]
        if len(set(params)) != len(params):
            yield bad(f"{command.name}: a parameter is declared twice: {params}", "commands")
        if "match" in params:
            yield bad(f"{command.name}: every command has a parameter 'match' already", "commands")
        for name in (command.name, *params):
            if not COMMAND.fullmatch(name):
                yield bad(f"{command.name}: {name!r} is not a valid name for Discord", "commands")
        required = [param.required for param in command.params]
        if sorted(required, reverse=True) != required:
            yield bad(f"{command.name}: an optional parameter before a required one", "commands")
    sets = (rules.sealed, rules.hidden, rules.forced, rules.repeated, rules.passing)
    if not all(isinstance(declared_names, frozenset) for declared_names in sets):
        yield bad("sealed, hidden, forced, repeated and passing are frozen sets of names", "sealed")
    if rules.hidden_hands and not rules.hidden:
        yield bad("seats have hidden hands, but no part of the state is declared as hidden", "hidden")
    if isinstance(rules, GameRules) and type(rules).redeal is GameRules.redeal:
        for name in undealt(rules):
            says = f"{name!r} is hidden, but in no conserved group"
            yield bad(f"{says}: name it in `conserved`, so that it is dealt anew", "conserved")
    yield from _sealed_in_sight(rules)
    yield from _advised(rules)
    fingerprint = rules.data_fingerprint()
    if not re.fullmatch(r"[0-9a-f]{64}", fingerprint) or fingerprint != rules.data_fingerprint():
        yield bad(f"data fingerprint {fingerprint!r}", "data_fingerprint")
    yield from _keeps_components(rules, fingerprint)


def _sealed_in_sight(rules: AnyRules) -> Iterator[Finding]:
    """The answers of each sealed task of a small game are in a field that hides them."""
    if not isinstance(rules, TableRules):
        return
    sights = {field.path[0]: field.sight for field in fields_of(rules.state_type)}
    for task in rules.tasks:
        if not issubclass(task, SealedTask) or task.draft is not SealedTask.draft:
            continue
        name, kind = task.seals, task.__name__
        if name not in sights:
            says = f"{kind} seals its answers in {name!r}, which the state does not have"
            yield Finding("declared", says, "seals", task)
        elif sights[name] is not Sight.SEALED:
            says = f"{name!r} holds the answers of {kind}, and all see it: mark it with `Sealed`"
            yield Finding("declared", says, name, rules.state_type)


def _advised(rules: AnyRules) -> Iterator[Finding]:
    """The heuristic is one, and has the numbers that computer players need."""
    heuristic: Any = rules.heuristic
    if isinstance(heuristic, type):
        says = f"`heuristic` is a class; write `heuristic = {heuristic.__name__}()`"
        yield Finding("declared", says, "heuristic")
        return
    figures = [name for name, figure in vars(PlainHeuristic).items() if type(figure) in (int, float)]
    lacking = [name for name in figures if not isinstance(getattr(heuristic, name, None), int | float)]
    if heuristic is not None and lacking:
        kind = type(heuristic)
        says = f"{kind.__name__}: {', '.join(lacking)} are no numbers: its base is bot.core.PlainHeuristic"
        yield Finding("declared", says, where=kind)


def _other_fields(rules: AnyRules) -> Iterator[str]:
    """Fields of the game's view that have the name of a field of the contract, but hold something else."""
    try:
        view = view_type(rules)
        fields, wanted = get_type_hints(view), get_type_hints(View)
    except (KeyError, NameError, TypeError):
        return  # the annotations cannot be read: the checks of positions see the views themselves
    for name, kind in wanted.items():
        own = fields.get(name, kind)
        if own != kind and not _narrower(name, own):
            yield f"its view has a field {name!r} of another kind: that name belongs to bot.core.View"


def _narrower(name: str, kind: Any) -> bool:
    """Whether a game's view may declare a field of the contract with this type: `printed` with values of its
    own, `marks` with events of its own."""
    if name == "printed":
        return isinstance(kind, type) and issubclass(kind, Printed)
    if name != "marks" or get_origin(kind) is not tuple:
        return False
    events = [event for part in get_args(kind) if part is not ... for event in get_args(part) or (part,)]
    return all(isinstance(event, type) and issubclass(event, msgspec.Struct) for event in events)


def _keeps_components(rules: AnyRules, fingerprint: str) -> Iterator[Finding]:
    """The component data can be stored and read back: a running match keeps those it began with."""
    try:
        data = rules.component_data()
        msgspec.json.decode(data)
        again = rules.with_component_data(data).data_fingerprint()
    except (msgspec.DecodeError, DataError, TypeError) as error:
        yield Finding("declared", f"its component data cannot be kept: {error}", "component_data")
        return
    if again != fingerprint:
        says = "its component data have another fingerprint after they were stored and read back"
        yield Finding("declared", says, "with_component_data")
