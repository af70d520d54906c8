"""The table without a server: a folder of files that any web space can serve, in any sub-folder.

    engine.py   the Python of the browser as one archive: our sources, and the packages that they need there
    wheels.py   the one package that is compiled for the browser, pinned by its hash
    pages.py    its pages: the client's, with what it may do and what a preview shows, and one where there is nothing
    write.py    the folder: the same client, the engine, and how both find each other

Imports nothing of the server: it copies what runs there. Decision 11 says why it is made so.
"""
