"""The words: Fluent catalogues in every language the bot speaks."""
