"""The type of uploaded files, and the size of pictures in pixels."""

import io
import mimetypes
import re

from PIL import Image, UnidentifiedImageError

from bot.sandbox.things import Attachment

_UNSAFE = re.compile(r"[^A-Za-z0-9_.-]+")


def describe_file(id_: int, filename: str, data: bytes, description: str | None = None) -> Attachment:
    """Make an attachment. As on Discord, unusual characters in the file name become underscores."""
    name = _UNSAFE.sub("_", filename) or "file"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width = height = None
    if kind.startswith("image/"):
        try:
            with Image.open(io.BytesIO(data)) as picture:
                width, height = picture.size
        except (UnidentifiedImageError, OSError):
            kind = "application/octet-stream"
    return Attachment(
        id=id_,
        filename=name,
        size=len(data),
        content_type=kind,
        width=width,
        height=height,
        description=description,
        spoiler=name.startswith("SPOILER_"),
    )
