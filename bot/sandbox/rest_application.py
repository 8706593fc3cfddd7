"""REST: the application, the address of the gateway, users, DMs, and the registration of commands."""

from bot.sandbox import wire
from bot.sandbox.commands import check_commands
from bot.sandbox.refusals import refuse
from bot.sandbox.rest import ApiRequest, Route, must_be_object
from bot.sandbox.things import Json


async def me(request: ApiRequest) -> Json:
    return wire.user(request.world.bot) | wire.FIELDS["self"]


async def application(request: ApiRequest) -> Json:
    world = request.world
    owner = world.people[world.guild.owner_id] if world.guilds else world.bot
    return wire.FIELDS["application"] | {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "bot": wire.user(world.bot),
        "owner": wire.user(owner),
        "approximate_guild_count": len(world.bot_guilds()),
        "integration_types_config": {str(installation): {} for installation in world.installations},
    }


async def gateway(request: ApiRequest) -> Json:
    return {"url": request.world.base_url.replace("http", "ws", 1) + "/gateway/"}


async def gateway_bot(request: ApiRequest) -> Json:
    world = request.world
    limit = {
        "total": world.starts_a_day,
        "remaining": max(0, world.starts_a_day - world.starts),
        "reset_after": 14_400_000,
        "max_concurrency": world.starts_together,
    }
    return {**await gateway(request), "shards": world.shards, "session_start_limit": limit}


async def my_guilds(request: ApiRequest) -> list[Json]:
    """The servers of the bot by their ids, at most `limit` of those after one."""
    world, after = request.world, request.snowflake("after") or 0
    guilds = sorted(world.bot_guilds(), key=lambda guild: guild.id)
    guilds = [guild for guild in guilds if guild.id > after][: request.number("limit", 200, 1, 200)]
    return [
        wire.FIELDS["guild of its member"]
        | {"id": str(g.id), "name": g.name, "permissions": str(g.bot_permissions | g.everyone_permissions)}
        for g in guilds
    ]


async def user(request: ApiRequest) -> Json:
    person = request.world.people.get(request.id("user_id"))
    if person is None:
        refuse(10013)
    return wire.user(person)


async def member(request: ApiRequest) -> Json:
    guild, user_id = request.guild(), request.id("user_id")
    if user_id not in guild.member_ids:
        refuse(10007 if user_id in request.world.people else 10013)
    return wire.member(request.world, guild, user_id)


async def open_dm(request: ApiRequest) -> Json:
    """Open a DM. This works also if the person accepts no DMs; only sending fails."""
    recipient = must_be_object(request.body).get("recipient_id")
    person = request.world.people.get(int(recipient)) if str(recipient).isdecimal() and recipient else None
    if person is None or person.bot:
        refuse(50033)
    return wire.channel(request.world, request.world.dm_channel(person.id))


# ---- commands -------------------------------------------------------------------------------------------


def _registered(request: ApiRequest, scope: int, body: Json, old: Json | None) -> Json:
    """The stored form of a command: the body of the request with ids and default values."""
    world = request.world
    permissions = body.get("default_member_permissions")
    stored: Json = {
        "id": old["id"] if old else str(world.snowflakes.next()),
        "application_id": str(world.bot.id),
        "version": str(world.snowflakes.next()),
        "default_member_permissions": None if permissions is None else str(permissions),
        "type": body.get("type") or 1,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "nsfw": bool(body.get("nsfw")),
    }
    if stored["type"] == 1:
        stored["options"] = [_option(o) for o in body.get("options") or []]
    if scope:
        stored["guild_id"] = str(scope)
    else:
        stored["dm_permission"] = body.get("dm_permission") is not False
        stored["contexts"] = body.get("contexts")
        stored["integration_types"] = body.get("integration_types") or [0]
    return stored


def _option(option: Json) -> Json:
    stored = {k: v for k, v in option.items() if v is not None and k not in ("options", "choices")}
    if option.get("type") in (1, 2):
        stored["options"] = [_option(o) for o in option.get("options") or []]
        stored.pop("required", None)
    if option.get("choices"):
        stored["choices"] = [{"name_localizations": None, **c} for c in option["choices"]]
    return stored


async def put_commands(request: ApiRequest) -> list[Json]:
    if request.id("application_id") != request.world.bot.id:
        refuse(10002)
    scope = request.guild().id if "guild_id" in request.params else 0
    check_commands(request.body)
    old = {(c["type"], c["name"]): c for c in request.world.commands.get(scope, [])}
    keys = [(c.get("type") or 1, c["name"]) for c in request.body]
    request.backend.registrations.count(scope, sum(k not in old for k in keys))
    stored = [_registered(request, scope, c, old.get(k)) for c, k in zip(request.body, keys, strict=True)]
    request.world.set_commands(scope, stored)
    return stored


ROUTES = [
    Route("GET", "/gateway", gateway, open=True),
    Route("GET", "/gateway/bot", gateway_bot),
    Route("GET", "/users/@me", me),
    Route("GET", "/users/@me/guilds", my_guilds),
    Route("POST", "/users/@me/channels", open_dm),
    Route("GET", "/users/{user_id}", user),
    Route("GET", "/guilds/{guild_id}/members/{user_id}", member),
    Route("GET", "/oauth2/applications/@me", application),
    Route("GET", "/applications/@me", application),
    *(
        Route("PUT", f"/applications/{{application_id}}{place}/commands", put_commands)
        for place in ("", "/guilds/{guild_id}")
    ),
]
