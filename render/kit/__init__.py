"""The drawing tools that the pictures of all games share.

How a drawing is put together:

    ground   = a static layer (RGB), drawn once with a `Sketch`, kept by `backgrounds.as_ground`
    canvas   = Canvas(ground)                              copies the ground
    canvas.put(sprite, x, y) / canvas.centre(sprite, x, y) lays a piece; drawn once and kept
    canvas.words(x, base, text, style, colour, anchor)     text on a base line; `middle` centres capitals on y
    canvas.fill / rule / tint / stain                      flat boxes, hairlines, veils
    with canvas.part(): ...                                for things that often stay the same from move to
    move

Modules:

- `colour`  numbers: rgb, mix.
- `palette` names: INK, FADED, IVORY, GOLD..., SEATS, ON_SEAT, light/dark/contour of a body,
            colours(theme). A theme is `render/<game>/palette.toml` ([colours], `solids`, `fields`, `tints`,
            [[apart]], [[contrast]]) and `palette.bin`, made by `python -m bot.cli.make_palette <game>` from
            pictures of random games.
- `shapes`  points: arc, quad, cubic, smooth, rounded, ngon, star, moved, scaled, turned, mirrored, part,
            dashes, edges (of cells)...
- `sketch`  Sketch(width, height, margin): polygon, line, ellipse, wash, clip, put
            -> .sprite(halo=, shadow=, paper=).
            Decorate drawing functions with @sprite (or @kept): each (piece, size, colours, state) is
            drawn once. @large for panels of many sizes.
- `cache` keeps drawn pieces within one budget of bytes; `backgrounds` keeps grounds in 256 colours;
            `nine_patch` makes panels of many sizes from one small panel; `parts` keeps what lies on a table
            from one picture to the next.
- `zoom`    pictures with twice the pixels: sheets from `zoom.sheet`, pixels laid with `canvas.paste`.
- `own_look` what one reader likes: larger letters (`usual` styles stay), no ornaments (@ornament);
            `dark` turns a picture, but for its pieces and the `fields` of its theme.
- `fonts`   Style(size, weight, voice); SMALL LABEL BODY NAME FIGURE TITLE PORT DISPLAY
            DISPLAY_TITLE; width(). Texts without letters have tabular figures.
- `text`    clean (untrusted names), fit (step down, ellipsis), wrap, fit_lines.
- `pieces`  what is drawn here, handed out by `panels`, `marks`, `badges` and `frames`.
- `panels`  Paper, panel (gold=True: whose turn), pill_ground, plate, well, chip, disc, tick, hourglass,
            tag.
- `badges`  register(game, emblems, called), badge(game, seat, size), free_badge.
- `marks`   brackets, ghost, ring, chosen, hatch, outline (cells of a batch), way, pointer.
- `chips`   places the chips of `canvas.say("+3", box)` when everything else is drawn: beside what changed,
            over no number, no label and nothing of `canvas.keep(box)`.
- `page`    the measures that all pictures share. `frames` re-exports them, and the parts of `pill` that
  drawings use.
- `pill`    who must act and what is asked (Pill, asking, awaited_pill), who has won (end_pill, result_pill).
- `frames`  Look, columns, title, lobby, laurel, shown (names).
- `score_table`  The score sheet: a row for each source of points.
- `seats`   who leads, changes with their sign.
- `telling` pictures in words: a game has a `Telling`, and functions of what is `Told`.
"""
