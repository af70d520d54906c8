import { expect, test } from "vitest"
import { spreadOut } from "../../../../src/games/root/score/label-spread"

const labels = (...places: number[]) => places.map((at) => ({ at, wide: 40 }))

test("labels with room stand where they belong", () => {
  expect(spreadOut(labels(50, 150, 300), 400)).toEqual([50, 150, 300])
})

test("labels that would overlap are pushed to both sides alike", () => {
  expect(spreadOut(labels(200, 200), 400)).toEqual([180, 220])
  const [six, seven, ten, twelve] = spreadOut(labels(93, 108, 155, 186), 466) as [number, number, number, number]
  expect([seven - six, ten - seven, twelve - ten]).toEqual([40, 40, 40])
  expect(Math.abs(seven - 108), "and none farther than it must").toBeLessThan(12)
  expect(Math.abs(ten - 155)).toBeLessThan(12)
})

test("nothing leaves the scale at its ends", () => {
  expect(spreadOut(labels(0, 0, 0, 0), 400)).toEqual([20, 60, 100, 140])
  expect(spreadOut(labels(390, 400), 400)).toEqual([340, 380])
})

test("a group that grows takes up those that it comes to touch", () => {
  const found = spreadOut(labels(100, 135, 139, 143), 400)
  found.slice(1).forEach((at, n) => expect(at - found[n]!).toBeGreaterThanOrEqual(40))
})
