"""The texts of Night Market in every language of the bot."""
