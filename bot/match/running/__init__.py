"""The course of a match from the first position to the end: what follows from a change, clocks, pauses, who
is there, and what players have ordered beforehand."""
