"""The texts of Night Market in three languages."""
