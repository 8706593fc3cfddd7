"""Services for the whole program that know no matches: tasks, logs, metrics, health, shards."""
