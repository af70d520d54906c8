/** A label over a scale: its anchor and its width. */
export interface Label {
  at: number
  wide: number
}

/** A row of touching labels: its width, and its left edge. */
interface Group {
  first: number
  last: number
  wide: number
  left: number
}

/** Return the middles of labels that must not overlap, given in the order of their anchors: as close to the anchors as
 * possible, and within the scale. */
export function spreadOut(labels: Label[], width: number): number[] {
  const groups: Group[] = []
  labels.forEach(({ at, wide }, n) => {
    groups.push({ first: n, last: n, wide, left: clampToScale(at - wide / 2, wide, width) })
    while (groups.length > 1 && overlap(groups.at(-2)!, groups.at(-1)!)) {
      const [one, other] = groups.splice(-2) as [Group, Group]
      groups.push(joinLabels(labels, one.first, other.last, width))
    }
  })
  return groups.flatMap((group) => middles(labels, group))
}

const clampToScale = (left: number, wide: number, width: number) => Math.max(0, Math.min(width - wide, left))
const overlap = (one: Group, other: Group) => one.left + one.wide > other.left

function joinLabels(labels: Label[], first: number, last: number, width: number): Group {
  let [wide, sum] = [0, 0]
  for (const label of labels.slice(first, last + 1)) {
    sum += label.at - label.wide / 2 - wide
    wide += label.wide
  }
  return { first, last, wide, left: clampToScale(sum / (last + 1 - first), wide, width) }
}

function middles(labels: Label[], { first, last, left }: Group): number[] {
  let at = left
  return labels.slice(first, last + 1).map(({ wide }) => (at += wide) - wide / 2)
}
