"""Players of Root who look ahead."""
