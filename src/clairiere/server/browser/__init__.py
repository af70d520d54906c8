"""Tables in a browser alone: the same rooms and handlers, without a web server, SQL, threads and processes.

    key_value_store.py  the protocol of the browser's storage (IndexedDB): keys, values, atomic writes
    store.py            a store of tables on top of it
    thinking.py         bots think in a second worker; it receives the same jobs as a worker process on a server
    tables.py           answers the requests and table connections of this device's pages
    worker.py           the only file that knows JavaScript: what the two workers call

Imports what the server does except the web server itself. Only the page's workers import it.
"""
