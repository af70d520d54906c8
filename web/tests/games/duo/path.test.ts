import { describe, expect, test } from "vitest"
import { exit, ground, targetsOf } from "../../../src/games/duo/path"

describe("what a space stands for", () => {
  const ends: [number, number] = [0, 10]
  test("a proposal names it", () => {
    expect([...targetsOf(["0", "10", "stop"], { about: "propose" }, ends)]).toEqual([
      [0, "0"],
      [10, "10"],
    ])
  })
  test("a movement leads there, to the left for the first player and to the right for the second", () => {
    expect([...targetsOf(["2"], { about: "move", at: 5, winner: 0 }, ends)]).toEqual([[3, "2"]])
    expect([...targetsOf(["2"], { about: "move", at: 5, winner: 1 }, ends)]).toEqual([[7, "2"]])
    expect([...targetsOf(["-2"], { about: "move", at: 5, winner: 1 }, ends)]).toEqual([[3, "-2"]])
  })
  test("movements that leave the path lead to the place behind its end, the first of them", () => {
    expect([...targetsOf(["4", "6"], { about: "move", at: 8, winner: 1 }, [1, 10])]).toEqual([[11, "4"]])
    expect([...targetsOf(["4"], { about: "move", at: 2, winner: 0 }, [1, 10])]).toEqual([[0, "4"]])
  })
  test("is nothing where other things are asked", () => {
    expect(targetsOf(["0", "1"], { about: "name" }, ends).size).toBe(0)
  })
})

describe("the ground", () => {
  test("has a place for every space, inside the picture, wide or narrow", () => {
    for (const narrow of [false, true]) {
      const { spots, width, height } = ground(11, narrow)
      expect(spots.length).toBe(11)
      expect(spots.every(({ x, y }) => x > 0 && x < width && y > 0 && y < height)).toBe(true)
    }
  })
  test("has two rows where it is narrow", () => {
    const { spots } = ground(11, true)
    expect(Math.max(...spots.map(({ x }) => x))).toBeLessThan(360)
    expect(spots.at(-1)!.y).toBeGreaterThan(spots[0]!.y + 30)
  })
  test("is left below its first and its last space, outward where there is room", () => {
    for (const narrow of [false, true]) {
      const map = ground(11, narrow)
      const [low, high] = [exit(map, -1), exit(map, 11)]
      expect(low.y > map.spots[0]!.y && high.y > map.spots[10]!.y).toBe(true)
      expect([low, high].every(({ x, y }) => x > 0 && x < map.width && y > 0 && y < map.height)).toBe(true)
      if (!narrow) expect(low.x < map.spots[0]!.x && high.x > map.spots[10]!.x).toBe(true)
    }
  })
})
