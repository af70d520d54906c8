"""Change one small thing in the rules, and see whether a test of the law fails."""
