"""Time as pure values: spans, time control, a seat's clock, a person's settings, reminders."""
