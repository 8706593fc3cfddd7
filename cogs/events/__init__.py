"""Leagues, knock-outs and Swiss pairings: their commands, pages, and what is posted of them."""
