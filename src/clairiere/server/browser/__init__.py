"""Tables in a browser alone: the same rooms and the same handlers, without a web server, SQL, threads and processes.

    shelf.py     what the browser keeps for us (IndexedDB), as a protocol: keys, values, and writes all of which hold
    store.py     a store of tables on such a shelf
    thinking.py  bots think in a second worker; what crosses over is what goes to a process elsewhere
    tables.py    requests and lines of this device's pages, answered
    worker.py    the only file that knows JavaScript: what the two workers call

Imports whatever the server does but the web server itself; nothing imports it but the page's workers.
"""
