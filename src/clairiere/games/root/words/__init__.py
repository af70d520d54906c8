"""Choices, questions and events of Root as notation and as messages of text/*.ftl."""
