/** Roving tabindex: arrow keys move within a group, Tab enters and leaves it. */
export function roving(group: HTMLElement): () => void {
  const pieces = () => {
    const all = [...group.querySelectorAll<HTMLElement>("[data-rove]:not(:disabled)")]
    return all.filter((piece) => !piece.closest("[inert]")) // skip pieces in outgoing transitions
  }
  let current: HTMLElement | undefined
  let inside = false // the focus was in the group and has not been moved elsewhere

  function settle(): void {
    const all = pieces()
    if (!current || !all.includes(current)) current = all.find((piece) => piece.classList.contains("lit")) ?? all[0]
    for (const piece of all) piece.tabIndex = piece === current ? 0 : -1
    if (inside && document.activeElement === document.body) current?.focus()
  }
  function focused(event: FocusEvent): void {
    const piece = (event.target as Element).closest<HTMLElement>("[data-rove]")
    if (piece) current = piece
    inside = true
    settle()
  }
  function moved(event: FocusEvent): void {
    if (event.relatedTarget && !group.contains(event.relatedTarget as Node)) inside = false
  }
  function pressed(event: KeyboardEvent): void {
    const all = pieces()
    const at = all.indexOf(event.target as HTMLElement)
    const to = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    if (at < 0 || to === undefined) return
    event.preventDefault()
    event.stopPropagation()
    all[(to + all.length) % all.length]?.focus()
  }
  const watch = new MutationObserver(settle)
  watch.observe(group, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["class", "disabled", "inert"],
  })
  group.addEventListener("focusin", focused)
  group.addEventListener("focusout", moved)
  group.addEventListener("keydown", pressed)
  settle()
  return () => {
    watch.disconnect()
    group.removeEventListener("focusin", focused)
    group.removeEventListener("focusout", moved)
    group.removeEventListener("keydown", pressed)
  }
}
