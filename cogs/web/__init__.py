"""The way from Discord to pages in the browser."""
