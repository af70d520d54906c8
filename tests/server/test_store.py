"""The store, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import sys
from math import inf

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from clairiere.core.illegal import Illegal
from clairiere.server.archive import backup, export, import_files
from clairiere.server.hashing import hash_secret
from clairiere.server.store import ChatRow, Entry, GuestRow, SeatRow, Store, TableRow, TokenRow, WriteConflict
from clairiere.server.store.engines import url_of
from clairiere.server.store.schema import METADATA
from lab.campaigns.own_postgres import own_postgres, packaged


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request, tmp_path):
    """The URL of an empty database."""
    return str(tmp_path / "store.db") if request.param == "sqlite" else request.getfixturevalue("fresh_postgres")


def test_a_database_that_is_up_to_date_is_opened_without_alembic(db, monkeypatch):
    async def opened():
        await (await Store.open(db)).close()

    asyncio.run(opened())
    for name in [name for name in sys.modules if name.split(".")[0] == "alembic"]:
        monkeypatch.setitem(sys.modules, name, None)  # an import fails
    asyncio.run(opened())


def test_a_machine_without_postgresql_has_the_one_of_a_package():
    async def opened(url):
        await (await Store.open(url)).close()

    binaries = packaged()
    assert binaries is not None
    with own_postgres(binaries) as url:
        asyncio.run(opened(url))


def table(id="t1", **more):
    seats = [SeatRow(0, "guest", "g1", name="Ana"), SeatRow(1, "bot", bot="greedy", name="greedy")]
    values = {"options": {"target": 21, "open_tricks": False}, "settings": {}, "status": "running", "created": 5}
    return TableRow(id, "renard", seed="7", host="g1", engine="0.1.0", seats=seats, **{**values, **more})


def story(db, tell):
    async def whole():
        store = await Store.open(db)
        try:
            await tell(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_everything_comes_back_as_it_was_written(db):
    async def tell(store):
        guest = GuestRow("g1", hash_secret("secret"), "Léa", "fr", 12)
        await store.add_guest(guest)
        assert await store.guest("g1") == await store.guest_of_secret("secret") == guest
        await store.change_guest("g1", "Ana", "en")
        assert (await store.guest("g1")).name == "Ana" and await store.guest("g2") is None
        row = table()
        entries = [Entry(1, -1, "0", None, 1 << 41), Entry(2, 0, "7M", 3, 1 << 41), Entry(3, 0, "1", None, 5, "undo")]
        await store.add_table(row, entries)
        assert await store.table("t1") == row and await store.entries("t1") == entries
        assert await store.entries("t1", 2) == entries[2:]
        assert await store.counts(["t1", "t2"]) == {"t1": 3}
        line = ChatRow(1, "g1", 0, "Ana", "Bonjour\u2009!", "", 7)
        await store.say("t1", line, "p")
        assert await store.chat("t1", 200, 100) == [line]
        token = TokenRow("hash", "t1", 1, 9)
        await store.add_token(token)
        assert await store.token("hash") == token and await store.token("other") is None
        assert await store.key("cookie", "a") == await store.key("cookie", "b") == "a"

    story(db, tell)


def test_tables_are_found_by_guest_and_by_status(db):
    async def tell(store):
        await store.add_table(table("t1", status="open", settings={"spectators": "open", "listed": True}))
        await store.add_table(table("t2", created=9))
        assert [row.id for row in await store.open_tables(5, 100, 3)] == ["t1"]
        assert await store.open_tables(6, 100, 3) == []
        assert [row.id for row in await store.tables_of("g1")] == ["t2", "t1"]
        assert await store.tables_of("nobody") == []
        assert [row.id for row in await store.tables_by_status("running")] == ["t2"]

    story(db, tell)


def test_of_two_writers_of_one_entry_one_is_told_that_it_is_taken(db):
    async def tell(store):
        await store.add_table(table())
        entry = Entry(1, 0, "7M", 1, 5)
        results = await asyncio.gather(
            *[store.append("t1", [entry], f"p{i}") for i in range(5)], return_exceptions=True
        )
        assert [type(result) for result in results if result is not None] == [WriteConflict] * 4
        assert await store.entries("t1") == [entry]

    story(db, tell)


def test_what_is_refused_to_one_does_not_touch_the_others_of_its_transaction(db):
    async def tell(store):
        for number in range(20):
            await store.add_table(table(f"t{number}"))
        await store.append("t7", [Entry(1, 0, "7M", 1, 5)], "p")
        work = [store.append(f"t{number}", [Entry(1, 0, "6K", 1, 5)], "p") for number in range(20)]
        results = await asyncio.gather(*work, return_exceptions=True)
        assert [number for number, result in enumerate(results) if result is not None] == [7]
        for number in range(20):
            assert [entry.choice for entry in await store.entries(f"t{number}")] == ["7M" if number == 7 else "6K"]

    story(db, tell)


def test_nobody_overwrites_a_table_that_another_has_changed(db):
    async def tell(store):
        await store.add_table(table())
        one, two = await store.table("t1"), await store.table("t1")
        one.seats[1].name = "one"
        await store.change_table(one, "p", status="over")
        two.seats[1].name = "two"
        with pytest.raises(WriteConflict):
            await store.change_table(two, "q")
        with pytest.raises(WriteConflict):
            await store.append("t1", [Entry(1, 0, "7M", 1, 5)], "q", two)
        assert await store.entries("t1") == []
        await store.change_table(one, "p", vote="x")
        assert await store.table("t1") == one

    story(db, tell)


def test_reviews_are_kept_with_their_game(db):
    """Two processes may judge the same seat: neither is refused, and what was kept is there for the next one."""
    seats = range(12)

    async def tell(store):
        await store.add_table(table())
        assert await store.reviews.of("t1", 0) is None
        other = await Store.open(db)
        for seat in seats:
            await asyncio.gather(*[keeper.reviews.keep("t1", seat, {"results": {}}) for keeper in (store, other)])
        await other.close()
        await store.reviews.keep("t1", 0, {"results": {"look-3": {"error": inf, "text": "Léa"}}})

    async def look(store):
        assert await store.reviews.of("t1", 0) == {"results": {"look-3": {"error": inf, "text": "Léa"}}}
        assert await store.reviews.of("t1", 11) == {"results": {}} and await store.reviews.of("t2", 0) is None

    story(db, tell)
    story(db, look)


def test_the_migrations_make_the_schema_and_run_twice(db):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def tell(store):
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    story(db, tell)
    story(db, tell)


def test_several_who_open_a_fresh_database_at_once_all_find_the_schema_made(db):
    async def tell():
        stores = await asyncio.gather(*[Store.open(db) for _ in range(6)])
        for number, store in enumerate(stores):
            await store.add_guest(GuestRow(f"g{number}", f"secret{number}", "Ana", "en", 1))
        assert all([await stores[0].guest(f"g{number}") for number in range(6)])
        for store in stores:
            await store.close()

    asyncio.run(tell())


def test_a_sqlite_commit_is_synced_before_it_is_told(tmp_path):
    async def tell(store):
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value

    story(str(tmp_path / "store.db"), tell)


@pytest.mark.parametrize("url", ["mysql://localhost/x", "http://localhost", "://", "postgresql://:x:y@z:q/"])
def test_what_is_no_database_is_refused(url):
    with pytest.raises(Illegal, match="no database"):
        url_of(url)


def test_an_answer_that_cannot_be_written_is_not_taken(serving, monkeypatch):
    async def tell(server):
        guest = await server.guest()
        line = await guest.join((await guest.table("renard", ["me", "bot:greedy"]))["id"])
        await line.turn()
        view, append = line.now["view"], Store.append
        card = line.now["asks"][0]["choices"][0]["notation"]

        async def failing(self, *given):
            monkeypatch.setattr(Store, "append", append)
            raise OSError("the disk is full")

        monkeypatch.setattr(Store, "append", failing)
        refused = await line.play(card)
        assert not refused["ok"] and "Réessayez" in refused["text"]
        assert (await line.hello())["view"] == view
        assert (await line.play(card))["ok"]

    serving(tell)


def test_backup_export_and_import_bring_everything_elsewhere(serving, tmp_path):
    db = str(tmp_path / "tables.db")

    async def tell(server):
        guest = await server.guest()
        for game in ("renard", "duo"):
            line = await guest.join((await guest.table(game, ["me", "bot:greedy"]))["id"])
            await line.play_out(random.Random(1))
        backup(db, tmp_path / "copy.db")  # while the server runs

    serving(tell)
    assert export(str(tmp_path / "copy.db"), tmp_path / "records") == export(db, tmp_path / "again") == (2, 0)
    files = sorted((tmp_path / "records").iterdir())
    assert [file.read_text() for file in files] == [file.read_text() for file in sorted((tmp_path / "again").iterdir())]
    assert len(import_files(str(tmp_path / "new.db"), files)) == 2
    assert export(str(tmp_path / "new.db"), tmp_path / "third") == (2, 0)
    assert sorted(file.read_text() for file in (tmp_path / "third").iterdir()) == sorted(f.read_text() for f in files)
    with pytest.raises(Illegal, match="already"):
        backup(db, tmp_path / "copy.db")
    (tmp_path / "bad.record").write_text("nonsense")
    with pytest.raises(Illegal, match=r"bad\.record"):
        import_files(db, [tmp_path / "bad.record"])
