"""Choices, questions and events of Duo as notation and as messages of text/*.ftl."""
