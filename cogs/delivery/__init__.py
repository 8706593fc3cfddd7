"""Sending messages to Discord: the sender, and the parcel of a finished match."""
