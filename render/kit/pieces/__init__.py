"""The drawn pieces that all games share: papers, signs, marks, and the badges of the seats."""
