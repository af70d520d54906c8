const TYPED = "input, textarea, select"

/** Takes the keyboard's focus, unless somebody is writing. */
export function focused(node: HTMLElement): void {
  if (!document.activeElement?.matches(TYPED)) node.focus({ preventScroll: true })
}

/** Gives it back to the table. */
export function released(): void {
  document.querySelector("main")?.focus({ preventScroll: true })
}
