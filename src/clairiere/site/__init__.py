"""The static edition: a folder of files that any web space can serve, in any sub-folder.

    engine.py   the Python code for the browser as one archive: our sources and the packages that they need
    wheels.py   the one package that is compiled for the browser, pinned by its hash
    pages.py    the pages: the client's, with its security policy and its preview, and the page for unknown addresses
    write.py    the folder: the client, the engine, and the list of files that connects them

Imports nothing of the server: it copies the sources. Decision 11 gives the reasons.
"""
