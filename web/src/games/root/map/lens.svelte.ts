const MOST = 4

/** Zoom and pan of the map, by wheel, fingers, buttons and keys. */
export class Lens {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  panned = false
  private fingers = new Map<number, { x: number; y: number }>()

  constructor(
    private svg: () => SVGSVGElement,
    private size: () => [number, number],
  ) {}

  private spot(event: PointerEvent | WheelEvent): { x: number; y: number } {
    const box = this.svg().getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  /** Return the map coordinates of a pointer. */
  point(event: PointerEvent): { x: number; y: number } {
    const { x, y } = this.spot(event)
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k }
  }
  private to(k: number, x: number, y: number): void {
    const [width, height] = this.size()
    this.k = Math.min(MOST, Math.max(1, k))
    this.x = Math.min(0, Math.max(width * (1 - this.k), x))
    this.y = Math.min(0, Math.max(height * (1 - this.k), y))
  }
  by(factor: number, around?: { x: number; y: number }): void {
    const [width, height] = this.size()
    const { x, y } = around ?? { x: width / 2, y: height / 2 }
    const k = Math.min(MOST, Math.max(1, this.k * factor))
    this.to(k, x - ((x - this.x) * k) / this.k, y - ((y - this.y) * k) / this.k)
  }
  pan(dx: number, dy: number): void {
    this.to(this.k, this.x + dx, this.y + dy)
  }
  /** Move until these places are visible with a margin; zoom out if they are too far apart. */
  show(spots: { x: number; y: number }[], around: number): void {
    if (!spots.length || this.k === 1) return
    const [width, height] = this.size()
    const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))]
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
    const k = Math.min(this.k, width / (right - left + 2 * around), height / (bottom - top + 2 * around))
    const into = (at: number, low: number, high: number, room: number) =>
      Math.min((around - low) * k, Math.max(room - (high + around) * k, at))
    this.to(k, into(this.x, left, right, width), into(this.y, top, bottom, height))
  }
  reset(): void {
    this.to(1, 0, 0)
  }

  wheel(event: WheelEvent): void {
    if (this.k === 1 && event.deltaY > 0) return // at full size the page may scroll
    event.preventDefault()
    this.by(Math.exp(-event.deltaY / 400), this.spot(event))
  }
  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, this.spot(event))
    this.panned = false
  }
  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = this.spot(event)
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other) this.pinch(before, now, other)
    else if (this.k > 1 && (this.panned || Math.hypot(now.x - before.x, now.y - before.y) > 5))
      this.pan(now.x - before.x, now.y - before.y)
    else return
    this.panned = true
    this.fingers.set(event.pointerId, now)
  }
  private pinch(
    before: { x: number; y: number },
    now: { x: number; y: number },
    other: { x: number; y: number },
  ): void {
    const apart = Math.hypot(before.x - other.x, before.y - other.y) || 1
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    this.by(Math.hypot(now.x - other.x, now.y - other.y) / apart, middle)
  }
  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
  }
  key(event: KeyboardEvent): void {
    const act: Record<string, () => void> = {
      "+": () => this.by(1.4),
      "=": () => this.by(1.4),
      "-": () => this.by(1 / 1.4),
      Home: () => this.reset(),
      ArrowLeft: () => this.pan(60, 0),
      ArrowRight: () => this.pan(-60, 0),
      ArrowUp: () => this.pan(0, 60),
      ArrowDown: () => this.pan(0, -60),
    }
    const action = act[event.key]
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    action()
  }
}
