"""The actions of persons in their client: slash commands, completions, buttons, selects, forms.

The web page and the scripted persons of the tests use :class:`Actions`. If Discord's client would not send a
request (a missing option, a disabled button, an unknown command), :class:`ClientRefusal` is raised.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox import commands, components, interactions, wire
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction, InteractionBook
from bot.sandbox.things import FORUM, PRIVATE_THREAD, PUBLIC_THREAD, TEXT, Json, Message, describe_file
from bot.sandbox.world import World

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
ANY_CHANNEL = (TEXT, FORUM, PUBLIC_THREAD, PRIVATE_THREAD)
"""The types of channels that a client offers if a command does not restrict them."""


class ClientRefusal(Exception):
    """Discord's client would not allow this; the message says why."""


@dataclass(frozen=True)
class Upload:
    """A file for an attachment option of a command or an upload field of a form."""

    filename: str
    data: bytes


class Actions:
    """Everything that a person can do with the bot. The methods need a running event loop.

    They return an :class:`Interaction` at once; ``await interaction.wait()`` waits for the answer.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.book = InteractionBook(world)

    # ---- commands ---------------------------------------------------------------------------------------

    def invoke_command(
        self, user_id: int, channel_id: int, path: str, options: Mapping[str, Any] | None = None
    ) -> Interaction:
        """Run a slash command such as ``/table new``. ``options``: values by default name.

        A value is a text, a number, a bool, the id of a user, channel or role, or an :class:`Upload`. Texts
        are converted to the type of the option.
        """
        command, chain, wanted = self._find(user_id, channel_id, path)
        given = dict(options or {})
        unknown = given.keys() - {o["name"] for o in wanted}
        if unknown:
            raise ClientRefusal(f"/{path} has no option {', '.join(sorted(unknown))}")
        resolved: Json = {}
        values: list[Json] = []
        for option in wanted:
            name = option["name"]
            if given.get(name) is not None:
                value = self._value(channel_id, option, given[name], resolved)
                values.append({"name": name, "type": option["type"], "value": value})
            elif option.get("required"):
                raise ClientRefusal(f"option {name} is required")
        data = self._command_data(command, chain, values, resolved)
        return self._open(COMMAND, user_id, channel_id, data)

    def use_on_message(self, user_id: int, message: Message, name: str) -> Interaction:
        """Choose an entry in the menu of a message, by its default name."""
        if message not in self.world.visible_messages(user_id, message.channel_id):
            raise ClientRefusal("this person cannot see the message")
        shown = {"messages": {str(message.id): wire.message(self.world, message)}}
        return self._use(user_id, message.channel_id, "message", name, message.id, shown)

    def use_on_person(self, user_id: int, channel_id: int, person_id: int, name: str) -> Interaction:
        """Choose an entry in the menu of a person, by its default name."""
        if channel_id not in self.world.channels or person_id not in self.world.people:
            raise ClientRefusal("this person or channel does not exist")
        shown = interactions.resolved(self.world, self.world.channels[channel_id].guild_id, users=[person_id])
        return self._use(user_id, channel_id, "user", name, person_id, shown)

    def _use(
        self, user_id: int, channel_id: int, on: str, name: str, target: int, resolved: Json
    ) -> Interaction:
        entry = commands.find_entry(self.world, user_id, channel_id, on, name)
        if entry is None:
            raise ClientRefusal(f"there is no entry {name!r} here")
        data = {
            "id": entry["id"],
            "name": entry["name"],
            "type": commands.MENUS[on],
            "target_id": str(target),
            "resolved": resolved,
        }
        if "guild_id" in entry:
            data["guild_id"] = entry["guild_id"]
        return self._open(COMMAND, user_id, channel_id, data)

    def start_autocomplete(
        self, user_id: int, channel_id: int, path: str, options: Mapping[str, Any], focused: str
    ) -> Interaction:
        """Ask for completions of the option ``focused``; its incomplete text is in ``options``."""
        command, chain, wanted = self._find(user_id, channel_id, path)
        values: list[Json] = []
        for option in wanted:
            name = option["name"]
            if name == focused:
                if not option.get("autocomplete"):
                    raise ClientRefusal(f"option {name} offers no completion")
                text = str(options.get(name, ""))
                values.append({"name": name, "type": option["type"], "value": text, "focused": True})
            elif options.get(name) not in (None, ""):
                value: Any = options[name]
                if option["type"] in (USER, CHANNEL, ROLE, MENTIONABLE):
                    value = str(value)
                elif option["type"] in (INTEGER, NUMBER, BOOLEAN):
                    try:
                        value = self._value(channel_id, option, value, {})
                    except ClientRefusal:
                        value = str(value)
                values.append({"name": name, "type": option["type"], "value": value})
        if not any(v.get("focused") for v in values):
            raise ClientRefusal(f"/{path} has no option {focused}")
        data = self._command_data(command, chain, values, {})
        return self._open(AUTOCOMPLETE, user_id, channel_id, data)

    async def autocomplete(
        self,
        user_id: int,
        channel_id: int,
        path: str,
        options: Mapping[str, Any],
        focused: str,
        *,
        seconds: float = 5.0,
    ) -> list[Json]:
        """The completions by the bot: dicts with ``name`` (in the person's language) and ``value``.

        As in Discord's client, there are none if the bot does not answer in time.
        """
        interaction = self.start_autocomplete(user_id, channel_id, path, options, focused)
        await interaction.wait(seconds)
        locale = self.world.people[user_id].locale
        return [
            {"name": commands.localized(c, "name", locale), "value": c["value"]} for c in interaction.choices
        ]

    def _find(self, user_id: int, channel_id: int, path: str) -> tuple[Json, list[Json], list[Json]]:
        if channel_id not in self.world.channels:
            raise ClientRefusal("the channel does not exist any more")
        command = commands.find(self.world, user_id, channel_id, path)
        if command is None:
            raise ClientRefusal(f"there is no command /{path} here")
        return command

    @staticmethod
    def _command_data(command: Json, chain: list[Json], values: list[Json], resolved: Json) -> Json:
        options = values
        for part in reversed(chain[1:]):
            options = [{"name": part["name"], "type": part["type"], "options": options}]
        data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if resolved:
            data["resolved"] = resolved
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data

    def _value(self, channel_id: int, option: Json, value: Any, resolved: Json) -> Any:
        """Convert the value of an option for sending. Raises ``ClientRefusal``."""
        kind, name = option["type"], option["name"]
        guild_id = self.world.channels[channel_id].guild_id
        try:
            if kind == BOOLEAN:
                return (
                    value if isinstance(value, bool) else {"true": True, "false": False}[str(value).lower()]
                )
            if kind == INTEGER:
                value = int(value)
            elif kind == NUMBER:
                value = float(value)
            elif kind == STRING:
                value = str(value)
            elif kind == CHANNEL:
                if self.world.channels[int(value)].type not in (option.get("channel_types") or ANY_CHANNEL):
                    raise ClientRefusal(f"option {name} does not accept channels of this type")
                _merge(resolved, interactions.resolved(self.world, guild_id, channels=[int(value)]))
                return str(value)
            elif kind in (USER, MENTIONABLE):
                _merge(resolved, interactions.resolved(self.world, guild_id, users=[int(value)]))
                return str(value)
            elif kind == ATTACHMENT:
                return self._upload(channel_id, value, resolved)
            else:
                return str(value)
        except (ValueError, KeyError) as error:
            raise ClientRefusal(f"option {name} does not accept {value!r}") from error
        self._bounds(option, value)
        return value

    @staticmethod
    def _bounds(option: Json, value: Any) -> None:
        name = option["name"]
        choices = option.get("choices") or []
        if choices and value not in [c["value"] for c in choices]:
            raise ClientRefusal(f"option {name} does not offer {value!r}")
        size, least, most = value, option.get("min_value"), option.get("max_value")
        if isinstance(value, str):
            size, least, most = len(value), option.get("min_length"), option.get("max_length", 6000)
        if (least is not None and size < least) or (most is not None and size > most):
            raise ClientRefusal(f"option {name} is out of bounds")

    def _upload(self, channel_id: int, value: Any, resolved: Json) -> str:
        if not isinstance(value, Upload):
            raise ValueError(value)
        file = describe_file(self.world.snowflakes.next(), value.filename, value.data)
        self.world.store_file(file, value.data, ephemeral=True)
        body = wire.attachment(self.world, channel_id, file, ephemeral=True)
        _merge(resolved, {"attachments": {str(file.id): body}})
        return str(file.id)

    # ---- controls and forms -----------------------------------------------------------------------------

    def press(
        self,
        user_id: int,
        message: Message,
        custom_id: str,
        values: Sequence[str] = (),
        *,
        component_type: int | None = None,
    ) -> Interaction:
        """Press a button, or choose ``values`` in a select (ids in user and channel selects).

        With ``component_type`` nothing is checked. This imitates a client that still shows an old message, or
        a person who sends an old id again. The bot always gets the current state of the message.
        """
        chosen = [str(v) for v in values]
        if component_type is None:
            component_type = self._check_control(user_id, message, custom_id, chosen)
        component = components.find(message.components, custom_id) or {}
        data: Json = {
            "id": component.get("id", 1),
            "component_type": component_type,
            "custom_id": custom_id,
        }
        if component_type in components.SELECTS:
            data["values"] = chosen
            data |= self._resolve(message.channel_id, component_type, chosen)
        return self._open(COMPONENT, user_id, message.channel_id, data, source=message)

    def _check_control(self, user_id: int, message: Message, custom_id: str, chosen: list[str]) -> int:
        if message.channel_id not in self.world.channels:
            raise ClientRefusal("the channel does not exist any more")
        if message not in self.world.visible_messages(user_id, message.channel_id):
            raise ClientRefusal("this person cannot see the message")
        channel = self.world.channels[message.channel_id]
        if channel.archived and channel.locked:
            raise ClientRefusal("the thread is locked")
        control = components.find(message.components, custom_id)
        if control is None:
            raise ClientRefusal(f"the message has no control {custom_id!r}")
        if control.get("disabled"):
            raise ClientRefusal(f"{custom_id!r} is disabled")
        if control["type"] in components.SELECTS:
            _check_select(control, chosen)
        return int(control["type"])

    def _resolve(self, channel_id: int, kind: int, chosen: list[str]) -> Json:
        guild_id = self.world.channels[channel_id].guild_id
        if kind in (components.USER_SELECT, components.MENTIONABLE_SELECT):
            return {"resolved": interactions.resolved(self.world, guild_id, users=map(int, chosen))}
        if kind == components.CHANNEL_SELECT:
            return {"resolved": interactions.resolved(self.world, guild_id, channels=map(int, chosen))}
        return {}

    def submit_modal(self, user_id: int, opened_by: Interaction, values: Mapping[str, Any]) -> Interaction:
        """Send the form that answered ``opened_by``. ``values``: a text, list or bool by custom id."""
        modal = opened_by.modal
        if modal is None or opened_by.user_id != user_id:
            raise ClientRefusal("no form is open")
        fields = [c for _, c in components.walk(modal["components"]) if c["type"] in components.MODAL_FIELDS]
        unknown = values.keys() - {f["custom_id"] for f in fields}
        if unknown:
            raise ClientRefusal(f"the form has no field {', '.join(sorted(unknown))}")
        resolved: Json = {}
        sent = [self._submitted(opened_by.channel_id, c, values, resolved) for c in modal["components"]]
        data: Json = {"custom_id": modal["custom_id"], "components": sent}
        if resolved:
            data["resolved"] = resolved
        channel_id, source = opened_by.channel_id, opened_by.source
        return self._open(MODAL, user_id, channel_id, data, source=source, parent=opened_by)

    def _submitted(self, channel_id: int, node: Json, values: Mapping[str, Any], resolved: Json) -> Json:
        body: Json = {"type": node["type"], "id": node["id"]}
        if node["type"] == components.ROW:
            body["components"] = [
                self._submitted(channel_id, c, values, resolved) for c in node["components"]
            ]
        elif node["type"] == components.LABEL:
            labelled = {**node["component"], "label": node["label"]}
            body["component"] = self._submitted(channel_id, labelled, values, resolved)
        elif node["type"] in components.MODAL_FIELDS:
            body["custom_id"] = node["custom_id"]
            body |= self._field(channel_id, node, values.get(node["custom_id"]), resolved)
        return body

    def _field(self, channel_id: int, node: Json, value: Any, resolved: Json) -> Json:
        """The value of a field to send: the person's input, or the default of the form."""
        kind, required = node["type"], node.get("required", True)
        if kind == components.TEXT_INPUT:
            text = str(node.get("value") or "") if value is None else str(value)
            least = max(node.get("min_length") or 0, 1) if required else node.get("min_length") or 0
            if (text or required) and not least <= len(text) <= (node.get("max_length") or 4000):
                raise ClientRefusal(f"field {node['custom_id']} is out of bounds")
            return {"value": text}
        if kind == components.CHECKBOX:
            return {"value": bool(node.get("default")) if value is None else bool(value)}
        if kind == components.RADIO_GROUP:
            default = next((o["value"] for o in node["options"] if o.get("default")), None)
            choice = default if value is None else str(value)
            if (choice is None and required) or choice not in [None, *(o["value"] for o in node["options"])]:
                raise _unchosen(node)
            return {"value": choice}
        if kind == components.UPLOAD:
            uploads = [] if value is None else list(value)
            if required:
                _check_select(node, uploads)
            return {"values": [self._upload(channel_id, u, resolved) for u in uploads]}
        if value is None:
            chosen = [str(o["value"]) for o in node.get("options") or [] if o.get("default")]
        else:
            chosen = [value] if isinstance(value, str) else [str(v) for v in value]
        if chosen or required:
            _check_select(node, chosen)
        _merge(resolved, self._resolve(channel_id, kind, chosen).get("resolved", {}))
        return {"values": chosen}

    def _open(
        self,
        type: int,
        user_id: int,
        channel_id: int,
        data: Json,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        if channel_id not in self.world.channels:
            raise ClientRefusal("the channel does not exist any more")
        return self.book.open(type, user_id, channel_id, data, source=source, parent=parent)


def _unchosen(control: Json) -> ClientRefusal:
    return ClientRefusal(f"“{control.get('label') or control['custom_id']}” needs a choice")


def _check_select(control: Json, chosen: list[str]) -> None:
    options = [o["value"] for o in control.get("options") or []]
    least = 1 if control.get("min_values") is None else control["min_values"]
    if len(chosen) < least == 1:
        raise _unchosen(control)
    if not least <= len(chosen) <= (control.get("max_values") or 1):
        raise ClientRefusal(f"{control['custom_id']!r} does not accept {len(chosen)} answers")
    if options and any(v not in options for v in chosen):
        raise ClientRefusal(f"{control['custom_id']!r} does not offer {', '.join(chosen)}")


def _merge(into: Json, more: Json) -> None:
    for key, table in more.items():
        into.setdefault(key, {}).update(table)
