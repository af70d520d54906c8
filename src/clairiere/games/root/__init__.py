"""Root: a war for the woodland. The files are the contents of its Law; each faction has a package of its own."""
