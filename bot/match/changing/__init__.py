"""How a match is read and changed: what every service shares, the transaction, and the person who acts."""
