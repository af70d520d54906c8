"""Choices, questions and events of Jeton Rouge as notation and as messages of text/*.ftl."""
