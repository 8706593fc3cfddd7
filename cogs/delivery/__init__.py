"""Sending messages to Discord: the courier, and the parcel of a finished match."""
