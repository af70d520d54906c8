import { beforeEach, describe, expect, test } from "vitest"
import { Lens } from "../../../../src/games/root/map/lens.svelte"

const svg = { getBoundingClientRect: () => ({ left: 100, top: 50 }) } as unknown as SVGSVGElement
let lens: Lens
const at = () => [lens.k, lens.x, lens.y].map((value) => Math.round(value * 100) / 100 || 0)
/** A finger, or the mouse: where it is on the picture. */
const finger = (x: number, y: number, pointerId = 1) =>
  ({ pointerId, clientX: 100 + x, clientY: 50 + y }) as PointerEvent
function wheel(deltaY: number, x = 0, y = 0): boolean {
  let prevented = false
  lens.wheel({
    deltaY,
    clientX: 100 + x,
    clientY: 50 + y,
    preventDefault: () => (prevented = true),
  } as unknown as WheelEvent)
  return prevented
}
beforeEach(() => {
  lens = new Lens(
    () => svg,
    () => [400, 300],
  )
})

describe("looking nearer", () => {
  test("keeps in its place what one looks at", () => {
    lens.by(2, { x: 100, y: 100 })
    expect(at()).toEqual([2, -100, -100])
    expect(lens.point(finger(100, 100))).toEqual({ x: 100, y: 100 })
  })
  test("looks at the middle if nothing else is said", () => {
    lens.by(2)
    expect(at()).toEqual([2, -200, -150])
  })
  test("ends at four times, and at the whole map", () => {
    lens.by(100)
    expect(lens.k).toBe(4)
    lens.by(0.001)
    expect(at()).toEqual([1, 0, 0])
  })
  test("never shows what is beside the map", () => {
    lens.by(2)
    lens.pan(1000, 1000)
    expect(at()).toEqual([2, 0, 0])
    lens.pan(-1000, -1000)
    expect(at()).toEqual([2, -400, -300])
  })
  test("sees all again when it is reset", () => {
    lens.by(3)
    lens.reset()
    expect(at()).toEqual([1, 0, 0])
  })
})

describe("the wheel", () => {
  test("looks nearer around the mouse", () => {
    expect(wheel(-400, 0, 0)).toBe(true)
    expect(at()).toEqual([2.72, 0, 0])
  })
  test("is left to the page where there is nothing further away", () => {
    expect(wheel(100)).toBe(false)
    lens.by(2)
    expect(wheel(100)).toBe(true)
  })
})

describe("fingers", () => {
  test("one moves the map once it is near, and only after a start", () => {
    lens.down(finger(50, 50))
    lens.move(finger(90, 50))
    expect([at(), lens.panned]).toEqual([[1, 0, 0], false])
    lens.by(2)
    lens.move(finger(54, 50))
    expect(lens.panned).toBe(false)
    lens.move(finger(70, 60))
    expect([at(), lens.panned]).toEqual([[2, -180, -140], true])
    lens.move(finger(71, 60))
    expect(at()).toEqual([2, -179, -140])
  })
  test("two look nearer", () => {
    lens.down(finger(100, 100, 1))
    lens.down(finger(200, 100, 2))
    lens.move(finger(300, 100, 2))
    expect(lens.k).toBe(2)
  })
  test("that was lifted moves nothing", () => {
    lens.by(2)
    lens.down(finger(50, 50))
    lens.up(finger(50, 50))
    lens.move(finger(150, 50))
    expect([lens.panned, at()]).toEqual([false, [2, -200, -150]])
  })
})

describe("keys", () => {
  function press(key: string): boolean {
    let prevented = false
    lens.key({ key, preventDefault: () => (prevented = true), stopPropagation: () => {} } as unknown as KeyboardEvent)
    return prevented
  }
  test("look nearer, further and around", () => {
    expect(press("+")).toBe(true)
    expect(lens.k).toBeCloseTo(1.4)
    press("ArrowRight")
    expect(lens.x).toBeCloseTo(-140)
    press("-")
    expect(lens.k).toBeCloseTo(1)
    press("+")
    press("Home")
    expect(at()).toEqual([1, 0, 0])
  })
  test("that mean nothing here are left to others", () => {
    expect(press("x")).toBe(false)
  })
})
