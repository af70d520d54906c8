import { describe, expect, test } from "vitest"
import { LONGEST, decodeNotes, encodeNotes } from "../../../src/state/replay/notes"

describe("notes on moves", () => {
  test("are read from an address as they were written, in any letters", () => {
    const notes = { 3: "Très bien : l’atout ♣!", 12: "Why?\n<b>no</b>" }
    expect(encodeNotes(notes)).toMatch(/^&notes=[\w-]+$/)
    expect(decodeNotes(`12${encodeNotes(notes)}`)).toEqual(notes)
    expect(parseInt(`12${encodeNotes(notes)}`)).toBe(12)
  })
  test("that are empty are not written", () => {
    expect([encodeNotes({}), encodeNotes({ 3: "  " })]).toEqual(["", ""])
  })
  test("nobody can read are none, and what is no note is left out", () => {
    for (const hash of ["", "12", "12&notes=", "12&notes=!!", `12&notes=${btoa("7")}`, `12&notes=${btoa("null")}`])
      expect(decodeNotes(hash), hash).toEqual({})
    expect(decodeNotes(`1&notes=${btoa('{"a":"x","2":3,"4":"y"}')}`)).toEqual({ 4: "y" })
    expect(decodeNotes(`1${encodeNotes({ 1: "x".repeat(LONGEST + 9) })}`)[1]).toHaveLength(LONGEST)
  })
})
