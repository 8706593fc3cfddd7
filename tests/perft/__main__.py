"""`python -m tests.perft`: count again and rewrite the files; read the diff before committing it."""

from tests.perft.counting import rewrite

if __name__ == "__main__":
    rewrite()
