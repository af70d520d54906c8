/** Parse an option of the kind `shares`, `0:this+that,1:other`, into the things of each seat. */
export function readShares(text: string): Map<number, string[]> {
  const parts = text.split(",").filter(Boolean)
  return new Map(
    parts.map((part): [number, string[]] => {
      const [seat = "", things = ""] = part.split(":")
      return [Number(seat), things.split("+")]
    }),
  )
}
export const writeShares = (shares: Map<number, string[]>): string =>
  [...shares]
    .filter(([, things]) => things.length)
    .sort(([one], [other]) => one - other)
    .map(([seat, things]) => `${seat}:${things.join("+")}`)
    .join()
