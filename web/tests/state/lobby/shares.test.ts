import { expect, test } from "vitest"
import { readShares, writeShares } from "../../../src/state/lobby/shares"

test("shares are read, by seats, and written in their order", () => {
  const shares = readShares("1:tax-f,0:claim-b+codes-m")
  expect(shares.get(0)).toEqual(["claim-b", "codes-m"])
  expect(writeShares(shares)).toBe("0:claim-b+codes-m,1:tax-f")
})
test("who is given nothing is not named", () => {
  expect(writeShares(new Map([[2, []]]))).toBe("")
  expect(readShares("").size).toBe(0)
})
