import { get, post, remove } from "../../api"
import { t } from "../../text.svelte"
import type { NewPlannedAnswer, PlannedAnswer, PlannedAnswers } from "../../wire"

/** Return what happened to planned answers between two states, in sentences. */
export function newsOf(before: PlannedAnswer[], now: PlannedAnswer[]): string[] {
  const kept = new Set(before.filter(({ status }) => status === "kept").map(({ id }) => id))
  return now
    .filter(({ id, status }) => kept.has(id) && status !== "kept")
    .map((plan) => {
      const facts = { question: plan.text, answer: plan.answer.label, why: plan.why }
      return t(plan.status === "given" ? "plan-given" : "plan-dropped", facts)
    })
}

/** The answers planned at a table. The server keeps them secret and gives them when asked. */
export class AnswerPlanner {
  now = $state.raw<PlannedAnswers | null>(null)
  failed = $state("")
  #request = 0

  constructor(
    readonly id: string,
    readonly tell: (text: string) => void = () => {},
  ) {}

  get open(): boolean {
    return !!this.now?.open && this.now.foreseen.length > 0
  }

  get kept(): PlannedAnswer[] {
    return this.now?.planned.filter(({ status }) => status === "kept") ?? []
  }

  /** Reload after an event, unless nothing can have changed. */
  follow(): void {
    if (!this.now || this.kept.length || this.open !== this.now.open) void this.look()
  }

  look(): Promise<void> {
    return this.#take(get<PlannedAnswers>(`/api/tables/${this.id}/planned`))
  }

  plan(answer: NewPlannedAnswer): Promise<void> {
    return this.#take(post<PlannedAnswers>(`/api/tables/${this.id}/planned`, answer))
  }

  forget(id: string): Promise<void> {
    return this.#take(remove<PlannedAnswers>(`/api/tables/${this.id}/planned/${id}`))
  }

  async #take(answer: Promise<PlannedAnswers>): Promise<void> {
    const request = ++this.#request
    try {
      const now = await answer
      if (request !== this.#request) return
      const news = newsOf(this.now?.planned ?? [], now.planned)
      this.now = now
      this.failed = ""
      if (news.length) this.tell(news.join(" "))
    } catch (refused) {
      if (request === this.#request) this.failed = (refused as Error).message
    }
  }
}
