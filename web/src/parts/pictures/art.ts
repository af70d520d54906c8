/** Shapes with a hand-cut edge. The same seed gives the same shape. */
function cuts(seed: number): () => number {
  let state = seed * 2654435761
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296 - 0.5
  }
}

/** Draw a pine, given the foot of its trunk. */
export function pine(x: number, foot: number, height: number, seed: number): string {
  const cut = cuts(seed)
  const layers = 5
  const left: string[] = []
  const right: string[] = []
  for (let n = 1; n <= layers; n++) {
    const y = foot - height + (height * 0.9 * n) / layers
    const half = (height * 0.25 * n) / layers
    const wave = cut() * height * 0.03
    left.push(`${r(x - half + wave)} ${r(y + cut() * 3)}`, `${r(x - half * 0.48)} ${r(y - height * 0.045)}`)
    right.push(`${r(x + half + wave)} ${r(y + cut() * 3)}`, `${r(x + half * 0.48)} ${r(y - height * 0.045)}`)
  }
  const neck = r(foot - height * 0.1)
  const [above, below] = [height * 0.035, height * 0.045]
  const trunk = `${r(x + above)} ${neck}L${r(x + below)} ${foot}H${r(x - below)}L${r(x - above)} ${neck}`
  return `M${x} ${r(foot - height)}L${right.join("L")}L${trunk}L${left.reverse().join("L")}Z`
}

/** Draw a line of hills across the width. */
export function hills(width: number, base: number, swing: number, bottom: number, seed: number): string {
  const cut = cuts(seed)
  let path = `M0 ${bottom}V${r(base + cut() * swing)}`
  for (let x = 0; x < width; x += width / 5)
    path += `Q${r(x + width / 10)} ${r(base + cut() * swing * 2)} ${r(x + width / 5)} ${r(base + cut() * swing)}`
  return `${path}V${bottom}Z`
}

/** Draw strokes of a gouge: short lines that swell and end. */
export function strokes(count: number, box: [number, number, number, number], long: number, seed: number): string {
  const cut = cuts(seed)
  const [left, top, width, height] = box
  let path = ""
  for (let n = 0; n < count; n++) {
    const x = left + width * (cut() + 0.5)
    const y = top + height * (cut() + 0.5)
    const half = long * (0.6 + cut() * 0.6)
    const start = `${r(x - half)} ${r(y)}`
    const end = `${r(x + half)} ${r(y + cut() * 3)}`
    path += `M${start}Q${r(x)} ${r(y - 2.2)} ${end}Q${r(x)} ${r(y + 0.6)} ${start}Z`
  }
  return path
}

/** Draw rays around a point. */
export function rays(x: number, y: number, from: number, to: number, count: number, seed: number): string {
  const cut = cuts(seed)
  let path = ""
  for (let n = 0; n < count; n++) {
    const angle = (2 * Math.PI * n) / count
    const far = to * (0.85 + cut() * 0.4)
    const wide = 0.05 + cut() * 0.02
    const point = (a: number, d: number) => `${r(x + Math.cos(a) * d)} ${r(y + Math.sin(a) * d)}`
    path += `M${point(angle - wide, from)}L${point(angle, far)}L${point(angle + wide, from)}Z`
  }
  return path
}

const r = (value: number) => Math.round(value * 10) / 10
