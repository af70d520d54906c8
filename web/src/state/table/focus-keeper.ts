/** Return whether an element is a choice of the open question. */
const isChoice = (part: Element | null) => !!part?.hasAttribute("data-code")

/** Keeps the keyboard focus at a table. A choice made by key often leaves the screen with its question: then the focus
 * goes to the first choice of the next question, and until there is one to the table itself. A clearing or card that
 * stays on the screen keeps the focus until the next question. */
export class FocusKeeper {
  private keyed = false // the focus was set by a key
  private waits = false // the table holds the focus until something is asked
  private chosen: Element | null = null // the focused element, if it was a choice when last seen

  /** An element has received the focus. */
  seen(target: Element): void {
    if (target.matches("main")) return
    this.keyed = target.matches(":focus-visible")
    this.waits = false
    this.chosen = isChoice(target) ? target : null
  }
  /** The pointer was used: the keyboard's place does not matter. */
  drop(): void {
    this.keyed = this.waits = false
  }
  /** The question has changed. `first`: its first choice, if any. */
  renew(first: HTMLElement | null): void {
    const { activeElement, body } = document
    const isLost = this.keyed && (!activeElement || activeElement === body)
    const isPassed = this.keyed && !!first && !!this.chosen && activeElement === this.chosen && !isChoice(activeElement)
    if (isChoice(activeElement)) this.chosen = activeElement
    if (!isLost && !isPassed && !(this.waits && activeElement?.matches("main"))) return
    this.waits = !first
    const place = first ?? document.querySelector<HTMLElement>("main")
    place?.focus({ preventScroll: !first })
  }
}
