import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { postWithNonce, sha256, savedShare, sendOwnNonce } from "../../../src/state/table/chance"
import type { TableInfo } from "../../../src/wire"
import { seat, table } from "../../build"

const promised = (commitment: string, more: Partial<TableInfo> = {}) =>
  table({ chance: { commitment, waits: [0] }, ...more } as Partial<TableInfo>)

let answered: { ok: boolean; status: number }
const asked: { path: string; body: Record<string, string> }[] = []
beforeEach(() => {
  localStorage.clear()
  answered = { ok: true, status: 200 }
  asked.length = 0
  vi.stubGlobal("fetch", (path: string, init: { body: string }) => {
    asked.push({ path, body: JSON.parse(init.body) })
    return Promise.resolve({
      ...answered,
      headers: new Headers({ "content-type": "application/json" }),
      json: () => ({}),
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

describe("bringing a nonce", () => {
  test("sends one of 32 bytes with the commitment, and keeps both", async () => {
    await postWithNonce(promised("c1"), "nonce")
    expect(asked[0]!.path).toContain("/api/tables/t/nonce")
    expect(asked[0]!.body).toEqual(savedShare("t"))
    expect(savedShare("t")).toMatchObject({ commitment: "c1", nonce: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
  test("brings the same one again for the same commitment, another for another", async () => {
    for (const commitment of ["c1", "c1", "c2"]) await postWithNonce(promised(commitment), "nonce")
    const [first, again, other] = asked.map(({ body }) => body.nonce)
    expect([again === first, other === first]).toEqual([true, false])
  })
  test("brings none to a table that promises nothing", async () => {
    await postWithNonce(table(), "sit", { seat: 1 })
    expect([asked[0]!.body, savedShare("t")]).toEqual([{ seat: 1 }, undefined])
  })
  test("forgets one that was refused, and keeps one that was lost on the way", async () => {
    answered = { ok: false, status: 400 }
    await expect(postWithNonce(promised("c1"), "nonce")).rejects.toThrow()
    expect(savedShare("t")).toBeUndefined()
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no line")))
    await expect(postWithNonce(promised("c1"), "nonce")).rejects.toThrow("no line")
    expect(savedShare("t")?.commitment).toBe("c1")
  })
  test("remembers three hundred tables, the latest", async () => {
    for (let n = 0; n < 301; n++) await postWithNonce(promised("c", { id: `t${n}` }), "nonce")
    expect([savedShare("t0"), savedShare("t1")?.commitment, savedShare("t300")?.commitment]).toEqual([
      undefined,
      "c",
      "c",
    ])
  })
  test("begins anew where what is kept cannot be read", () => {
    localStorage.setItem("chance", "{")
    expect(savedShare("t")).toBeUndefined()
  })
})

describe("a table that I have set up", () => {
  test("gets my nonce at once if it waits for me, and no other", async () => {
    await sendOwnNonce(promised("c1"))
    await sendOwnNonce(promised("c2", { seats: [seat(0, { mine: false }), seat(1, { mine: true })] }))
    expect(asked.map(({ body }) => body.commitment)).toEqual(["c1"])
  })
  test("is there even if the nonce did not arrive", async () => {
    answered = { ok: false, status: 500 }
    expect((await sendOwnNonce(promised("c1"))).id).toBe("t")
  })
})

test("a fingerprint is SHA-256 of the bytes that the digits mean", async () => {
  expect(await sha256("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
})
