"""``python -m bot.sandbox --port N --db FILE``: run the sandbox alone, until it is interrupted.

When it listens, it prints one line of JSON: ``{"api": ..., "gateway": ..., "page": ..., "token": ...}``.
"""

import argparse
import asyncio
import contextlib
import json
import signal
import sys

from bot.sandbox.server import Sandbox


async def run(port: int, db: str | None) -> int:
    """Serve until SIGINT or SIGTERM. The exit status is 1 if the port or the file cannot be used."""
    try:
        box = Sandbox(db, port=port)
        await box.start()
    except OSError as error:
        print(f"The sandbox cannot start: {error}", file=sys.stderr)
        return 1
    addresses = {"api": box.api_base, "gateway": box.gateway_url, "page": box.page_url, "token": box.token}
    print(json.dumps(addresses), flush=True)
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    await stopped.wait()
    await box.stop()
    return 0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bot.sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="port on 127.0.0.1 (default: a free one)")
    parser.add_argument("--db", default=None, help="file of the world (default: in memory)")
    options = parser.parse_args()
    sys.exit(asyncio.run(run(options.port, options.db)))


if __name__ == "__main__":
    main()
