import { describe, expect, test } from "vitest"
import { layoutOf, nearest, onRiver, pathsFrom, slotsOf } from "../../../../src/games/root/map/layout"

const BOARDS = ["autumn", "winter"]

describe("a board", () => {
  test.each(BOARDS)("%s has paths that lead both ways", (board) => {
    for (let from = 1; from <= 12; from++) {
      expect(pathsFrom(board, from).length).toBeGreaterThan(0)
      for (const to of pathsFrom(board, from)) expect(pathsFrom(board, to)).toContain(from)
    }
  })
  test("has a river, slots and forests", () => {
    const clearings = Array.from({ length: 12 }, (_, index) => index + 1)
    const along = clearings.map((clearing) => onRiver("autumn", clearing))
    expect(along.includes(true) && along.includes(false)).toBe(true)
    expect(clearings.every((clearing) => slotsOf("autumn", clearing) > 0)).toBe(true)
    expect([slotsOf("autumn", 0), slotsOf("autumn", 13)]).toEqual([0, 0])
    expect(layoutOf("autumn", 640, 480).forests[0]).toMatchObject({ name: "A", letter: "a" })
  })
})

describe("a layout", () => {
  test.each(BOARDS)("%s keeps clearings apart and inside, whatever its size", (board) => {
    for (const [width, height] of [
      [1200, 700],
      [380, 500],
      [300, 300],
    ] as const) {
      const { clearings, r } = layoutOf(board, width, height)
      for (const [i, a] of clearings.entries()) {
        expect(a.x > 0 && a.x < width && a.y > 0 && a.y < height).toBe(true)
        for (const b of clearings.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * r)
      }
    }
  })
  test("is made once for each size", () => {
    expect(layoutOf("autumn", 640, 480)).toBe(layoutOf("autumn", 640, 480))
    expect(layoutOf("autumn", 641, 480)).not.toBe(layoutOf("autumn", 640, 480))
    expect(layoutOf("winter", 640, 480).winter).toBe(true)
  })
})

describe("the nearest clearing in the direction of an arrow", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: 0, y: 80 },
  ]
  test("lies ahead, rather straight than near", () => {
    expect(["ArrowRight", "ArrowDown"].map((key) => nearest(spots, 0, key))).toEqual([1, 3])
    expect(["ArrowLeft", "ArrowUp"].map((key) => nearest(spots, 2, key))).toEqual([3, 1])
  })
  test("is none at the edge", () => {
    expect(nearest(spots, 0, "ArrowLeft")).toBe(-1)
  })
})
