/** Key-value storage in IndexedDB for the tables. `server/browser/key_value_store.py` states its guarantees. */
type Change = ["add" | "put" | "drop" | "check", string, string]

const NAME = "clairiere"
const ROWS = "rows"

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((current, failed) => {
    request.onsuccess = () => current(request.result)
    request.onerror = () => failed(request.error ?? new Error("IndexedDB"))
  })

export class Shelf {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(name = NAME): Promise<Shelf> {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(ROWS)
    return new Shelf(await done(request))
  }

  async read(key: string): Promise<string | undefined> {
    return done(this.rows("readonly").get(key))
  }

  async below(prefix: string): Promise<string[]> {
    return done(this.rows("readonly").getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`)))
  }

  /** Apply changes in one transaction; return false if a precondition fails. Changes survive a crash. */
  write(changes: Change[]): Promise<boolean> {
    const writing = this.base.transaction(ROWS, "readwrite", { durability: "strict" })
    const rows = writing.objectStore(ROWS)
    let refused = false
    const refuse = () => {
      refused = true
      writing.abort()
    }
    for (const [what, key, text] of changes) {
      if (what === "put") rows.put(text, key)
      else if (what === "drop") rows.delete(key)
      else
        rows.get(key).onsuccess = (event) => {
          const current = (event.target as IDBRequest<string | undefined>).result
          if (what === "add" ? current !== undefined : current !== text) refuse()
          else if (what === "add") rows.put(text, key)
        }
    }
    return new Promise((answer, failed) => {
      writing.oncomplete = () => answer(true)
      writing.onabort = () => (refused ? answer(false) : failed(writing.error ?? new Error("IndexedDB")))
    })
  }

  private rows(mode: IDBTransactionMode): IDBObjectStore {
    return this.base.transaction(ROWS, mode).objectStore(ROWS)
  }
}
