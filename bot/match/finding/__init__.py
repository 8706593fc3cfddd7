"""Finding people to play with: open tables, standing messages, alerts, people who wait for others."""
