"""Events as rules: who meets whom, in which seats, and how everybody stands. Pure, without store or clock."""
