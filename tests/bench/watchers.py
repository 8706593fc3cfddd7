"""People who watch a match in the browser, in a process of their own.

`python -m tests.bench.watchers ADDRESS COUNT`. Each has a stream of news open; on news it loads the page and
the picture within a second and a half, as the script of the page does. A line on standard input ends it, and
the seconds that each answer took are printed as JSON.
"""
