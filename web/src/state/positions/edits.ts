import type { EditChange, EditField, Editing } from "../../wire"

/** A lifted piece: its place, and its index there. */
export interface Lifted {
  path: string
  index: number
  piece: string
}

export const piecesOf = (field: EditField): string[] => (Array.isArray(field.value) ? field.value : [])

export const fieldsOf = (draft: Editing): EditField[] => draft.groups.flatMap((group) => group.fields)

export const fieldAt = (draft: Editing, path: string): EditField | undefined =>
  fieldsOf(draft).find((field) => field.path === path)

/** Return the places where a lifted piece may be put: those of its sort. */
export function placesFor(draft: Editing, lifted: Lifted): EditField[] {
  const sort = fieldAt(draft, lifted.path)?.sort
  return fieldsOf(draft).filter((field) => field.kind === "pieces" && field.sort === sort && field.path !== lifted.path)
}

/** Places with more pieces than this are folded. */
export const MANY = 14

/** Return the largest pile of the same sort, from which a piece is chosen by name because it is too large to browse. */
export function pileFor(draft: Editing, field: EditField): EditField | undefined {
  if (field.kind !== "pieces" || piecesOf(field).length > MANY) return undefined
  const size = (one: EditField) => piecesOf(one).length
  return fieldsOf(draft)
    .filter((one) => one.kind === "pieces" && one.sort === field.sort && size(one) > MANY)
    .sort((one, other) => size(other) - size(one))[0]
}

/** Return the changes that move a piece. In a place for one piece, the piece there comes back. */
export function moveChanges(draft: Editing, lifted: Lifted, to: string): EditChange[] {
  const start = fieldAt(draft, lifted.path)
  const end = fieldAt(draft, to)
  if (!start || !end || start === end) return []
  const there = piecesOf(end)
  if (end.one && there.length) return swapChanges(draft, lifted, { path: to, index: 0, piece: there[0]! })
  return [
    { path: start.path, value: piecesOf(start).toSpliced(lifted.index, 1) },
    { path: end.path, value: [...there, lifted.piece] },
  ]
}

/** Return the changes that swap two pieces. */
export function swapChanges(draft: Editing, one: Lifted, other: Lifted): EditChange[] {
  const values = new Map<string, string[]>()
  const put = (at: Lifted, piece: string) => {
    const field = fieldAt(draft, at.path)
    if (field) values.set(at.path, (values.get(at.path) ?? piecesOf(field)).with(at.index, piece))
  }
  put(one, other.piece)
  put(other, one.piece)
  return [...values].map(([path, value]) => ({ path, value }))
}

/** Find a piece by its name. */
export function findPiece(draft: Editing, piece: string): Lifted | undefined {
  for (const field of fieldsOf(draft)) {
    const index = piecesOf(field).indexOf(piece)
    if (index >= 0) return { path: field.path, index, piece }
  }
  return undefined
}

export const groupOf = (draft: Editing, path: string): string =>
  draft.groups.find((group) => group.fields.some((field) => field.path === path))?.id ?? ""
