/** Whether something on the screen is drawn as a choice of the open question. */
const isChoice = (part: Element | null) => !!part?.hasAttribute("data-code")

/**
 * Keeps the keyboard's place at a table. What was chosen by a key often leaves the screen with its question: then the
 * first choice of the next question takes the focus, and until there is one the table itself. A clearing or a card that
 * stays on the screen keeps the focus until the next question is asked.
 */
export class FocusKeeper {
  private keyed = false // the focus was set by a key
  private waits = false // the table holds it until something is asked
  private chosen: Element | null = null // what has the focus, if it could be chosen when it was last looked at

  /** Something has the focus now. */
  seen(target: Element): void {
    if (target.matches("main")) return
    this.keyed = target.matches(":focus-visible")
    this.waits = false
    this.chosen = isChoice(target) ? target : null
  }
  /** Somebody points: the keyboard's place does not matter. */
  drop(): void {
    this.keyed = this.waits = false
  }
  /** What is asked has changed. `first`: what may be chosen first now, if anything. */
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
