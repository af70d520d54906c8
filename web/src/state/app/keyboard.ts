/** Whether a key is meant for the table: not while somebody types or a dialog lies over it, nor with a modifier. */
export function isTableKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false
  if (event.key === "Escape" && target.matches?.("input")) target.blur()
  return !target.matches?.("input:not([type=checkbox]), textarea, select")
}
