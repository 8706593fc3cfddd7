"""`python -m tests.golden`: rewrite the golden games; read the diff before committing it."""

from tests.golden.games import rewrite

if __name__ == "__main__":
    rewrite()
