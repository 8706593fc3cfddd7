"""Events: leagues, knock-outs and Swiss pairings over several rounds, on one server or several."""
