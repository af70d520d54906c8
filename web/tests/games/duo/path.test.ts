import { describe, expect, test } from "vitest"
import { exit, pathLayout, targetsOf } from "../../../src/games/duo/path"
import type { DuoTarget } from "../../../src/wire"
import { choice } from "../../build"

describe("what a space stands for", () => {
  const ends: [number, number] = [1, 10]
  const offered = (targets: DuoTarget[]) => targets.map((target, n) => ({ ...choice(`choice ${n}`), target }))
  const space = (space: number): DuoTarget => ({ kind: "space", space })
  const move = (space: number): DuoTarget => ({ kind: "move", seat: 0, steps: 1, space })
  test("a proposal names it, a movement leads there", () => {
    expect([...targetsOf(offered([space(1), move(7)]), ends)]).toEqual([
      [1, "choice 0"],
      [7, "choice 1"],
    ])
  })
  test("movements that leave the path lead to the place behind its end, the first of them", () => {
    expect([...targetsOf(offered([move(12), move(14), move(-2)]), ends)]).toEqual([
      [11, "choice 0"],
      [0, "choice 2"],
    ])
  })
  test("is nothing where something else is chosen", () => {
    expect(targetsOf(offered([{ kind: "act", act: "stop" }]), ends).size).toBe(0)
  })
})

describe("the ground", () => {
  test("has a place for every space, inside the picture, wide or narrow", () => {
    for (const narrow of [false, true]) {
      const { spots, width, height } = pathLayout(11, narrow)
      expect(spots.length).toBe(11)
      expect(spots.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height)).toBe(true)
    }
  })
  test("has two rows where it is narrow", () => {
    const { spots } = pathLayout(11, true)
    expect(Math.max(...spots.map(({ x }) => x))).toBeLessThan(360)
    expect(spots.at(-1)!.y).toBeGreaterThan(spots[0]!.y + 30)
  })
  test("is left below its first and its last space, outward where there is room", () => {
    for (const narrow of [false, true]) {
      const map = pathLayout(11, narrow)
      const [low, high] = [exit(map, -1), exit(map, 11)]
      expect(low.y > map.spots[0]!.y && high.y > map.spots[10]!.y).toBe(true)
      expect([low, high].every(({ x, y }) => x > 0 && x < map.width && y > 0 && y < map.height)).toBe(true)
      if (!narrow) expect(low.x < map.spots[0]!.x && high.x > map.spots[10]!.x).toBe(true)
    }
  })
})
