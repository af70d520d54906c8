/** A label that stands over a scale: where it belongs, and how wide it is. */
export interface Label {
  at: number
  wide: number
}

/** Labels that touch: the left edge of the first, how wide all are together, and the mean of what each one wants. */
interface Group {
  first: number
  last: number
  wide: number
  left: number
}

/**
 * Where labels stand that must not overlap, given in the order of their places: as near as possible to these, so that a
 * row of them is pushed to both sides alike, and within the scale. Returns the middle of each.
 */
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
