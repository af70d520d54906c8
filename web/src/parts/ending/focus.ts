const TYPED = "input, textarea, select"

/** Focus an element, unless the player is typing. */
export function focused(node: HTMLElement): void {
  if (!document.activeElement?.matches(TYPED)) node.focus({ preventScroll: true })
}

/** Return the focus to the table. */
export function releaseFocus(): void {
  document.querySelector("main")?.focus({ preventScroll: true })
}
