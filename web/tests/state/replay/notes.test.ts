import { describe, expect, test } from "vitest"
import { LONGEST, readNotes, written } from "../../../src/state/replay/notes"

describe("notes on moves", () => {
  test("are read from an address as they were written, in any letters", () => {
    const notes = { 3: "Très bien : l’atout ♣!", 12: "Why?\n<b>no</b>" }
    expect(written(notes)).toMatch(/^&notes=[\w-]+$/)
    expect(readNotes(`12${written(notes)}`)).toEqual(notes)
    expect(parseInt(`12${written(notes)}`)).toBe(12)
  })
  test("that are empty are not written", () => {
    expect([written({}), written({ 3: "  " })]).toEqual(["", ""])
  })
  test("nobody can read are none, and what is no note is left out", () => {
    for (const hash of ["", "12", "12&notes=", "12&notes=!!", `12&notes=${btoa("7")}`, `12&notes=${btoa("null")}`])
      expect(readNotes(hash), hash).toEqual({})
    expect(readNotes(`1&notes=${btoa('{"a":"x","2":3,"4":"y"}')}`)).toEqual({ 4: "y" })
    expect(readNotes(`1${written({ 1: "x".repeat(LONGEST + 9) })}`)[1]).toHaveLength(LONGEST)
  })
})
