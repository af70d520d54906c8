/** Return whether a key is meant for the table: no typing, no open dialog, no modifier. */
export function isTableKey(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false
  if (event.key === "Escape" && target.matches?.("input")) target.blur()
  return !target.matches?.("input:not([type=checkbox]), textarea, select")
}
