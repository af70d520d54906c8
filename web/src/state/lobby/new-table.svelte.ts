import { post, type Refused } from "../../api"
import { spoken } from "../../text.svelte"
import { standalone } from "../../transport/edition"
import type { ItemInfo, OptionInfo, Planned, PresetInfo, Settings, TableInfo } from "../../wire"
import { sendOwnNonce } from "../table/chance"
import { gameOf } from "../app/me.svelte"
import { chosenBot } from "./quick-play"

export type Value = OptionInfo["default"]
type Options = Record<string, Value>

/** The form of a new table: what is chosen, and the server's preview of it. */
export class NewTable {
  options = $state<Options>({})
  seats = $state<string[]>([])
  settings = $state({
    spectators: "open" as NonNullable<Settings["spectators"]>,
    undo: true,
    move_s: 0,
    hotseat: false,
    match: false,
    rated: false,
  })
  plan = $state.raw<Planned>()
  refused = $state.raw<Refused>()
  #request = 0

  /** `bots`: every other seat is taken by a bot, so that the game can begin at once. */
  constructor(
    readonly id: string,
    readonly bots = false,
  ) {
    const game = this.game
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
    if (game.presets[0]) Object.assign(this.options, game.presets[0].options)
    this.fit(game.usual)
  }

  get game() {
    return gameOf(this.id)!
  }
  /** The option that lists the roles, if the game has one: it decides the number of seats. */
  readonly set = $derived.by(() => this.game.options.find((option) => option.kind === "set"))
  readonly names = $derived.by(() => (this.set ? String(this.options[this.set.name]).split(",").filter(Boolean) : []))
  readonly about = $derived.by(() =>
    this.game.options.filter((option) => option.kind === "seat" || option.kind === "seating"),
  )
  readonly fields = $derived.by(() => {
    const needless = [...(this.plan?.settled ?? []), ...(this.plan?.moot ?? [])]
    return (this.plan || this.refused ? this.game.options : []).filter(
      (option) => !["set", "seat", "seating"].includes(option.kind) && !needless.includes(option.name),
    )
  })
  readonly full = $derived(!this.seats.includes("open"))
  readonly agreed = $derived.by(() => {
    const settled = Object.fromEntries((this.plan?.settled ?? []).map((name) => [name, this.plan!.options[name]!]))
    const usual = Object.fromEntries(this.game.options.map((option) => [option.name, option.default]))
    return Object.fromEntries(
      Object.entries({ ...this.options, ...settled }).filter(([name, value]) => value !== usual[name]),
    )
  })

  /** The default for an empty seat: a bot in games that usually have more than the fewest players, else open. */
  get company(): string {
    const bot = chosenBot(this.game)
    return (this.bots || standalone || this.game.usual > this.game.fewest) && bot ? `bot:${bot.name}` : "open"
  }

  item = (name: string): ItemInfo | undefined => this.set?.items.find((item) => item.name === name)
  count = (name: string) => this.names.filter((found) => found === name).length

  /** Set the number of seats. The own seat is kept. */
  fit(count: number): void {
    const sat = !this.seats.length || this.seats.includes("me")
    const seats = Array.from({ length: count }, (_, n) => this.seats[n] ?? this.company)
    if (sat && !seats.includes("me")) seats[0] = "me"
    this.seats = seats
  }

  /** Set the roles, automata last, as they are seated. */
  choose(names: string[]): void {
    this.options[this.set!.name] = [
      ...names.filter((name) => !this.item(name)?.automaton),
      ...names.filter((name) => this.item(name)?.automaton),
    ].join(",")
    for (const option of this.about)
      if (Number(this.options[option.name]) >= names.length) this.options[option.name] = option.default
  }
  add(item: ItemInfo): void {
    const rival = (name: string) => name === item.instead_of || this.item(name)?.instead_of === item.name
    const place = this.names.findIndex(rival)
    if (place < 0) this.choose([...this.names, item.name])
    else this.choose(this.names.with(place, item.name))
  }
  remove(item: ItemInfo): void {
    const place = this.names.lastIndexOf(item.name)
    if (!this.plan?.by_lot && !item.automaton && this.seats.length > 1 && this.seats[place] !== "me")
      this.seats = this.seats.filter((_, n) => n !== place)
    this.choose(this.names.filter((_, n) => n !== place))
  }
  /** Draw distinct roles at random. Automata are never drawn. */
  draw(count: number): void {
    const remaining = this.set!.items.filter((item) => !item.automaton).map((item) => item.name)
    const drawn = Array.from(
      { length: Math.min(count, remaining.length) },
      () => remaining.splice(Math.floor(Math.random() * remaining.length), 1)[0]!,
    )
    this.choose(this.set!.items.map((item) => item.name).filter((name) => drawn.includes(name)))
  }
  /** Exchange the roles of two seats. */
  swap(seat: number, name: string): void {
    const other = this.names.indexOf(name)
    this.choose(this.names.with(other, this.names[seat]!).with(seat, name))
  }

  take(preset: PresetInfo): void {
    for (const option of this.about) this.options[option.name] = option.default
    Object.assign(this.options, preset.options)
  }
  taken(preset: PresetInfo): boolean {
    const alike = (name: string, value: Value) =>
      name === this.set?.name
        ? String(value).split(",").sort().join() === this.names.toSorted().join()
        : value === (this.plan?.options[name] ?? this.options[name])
    return Object.entries(preset.options).every(([name, value]) => alike(name, value))
  }

  /** Fetch the server's preview. Answers to earlier requests are ignored. */
  async look(): Promise<void> {
    void spoken.language
    const request = ++this.#request
    const body = { options: { ...this.options }, seats: this.set ? 0 : this.seats.length }
    try {
      const plan = await post<Planned>(`/api/games/${this.id}/plan`, body)
      if (request !== this.#request) return
      this.plan = plan
      this.refused = undefined
      if (this.seats.length !== plan.seats) this.fit(plan.seats)
    } catch (refused) {
      if (request === this.#request) this.refused = refused as Refused
    }
  }

  /** Create the table, after a last look at the number of seats. */
  async make(): Promise<TableInfo | undefined> {
    await this.look()
    if (this.refused) return
    try {
      return await sendOwnNonce(
        await post<TableInfo>("/api/tables", {
          game: this.id,
          options: this.agreed,
          seats: this.seats,
          settings: {
            ...this.settings,
            match: this.settings.match && !!this.plan?.match,
            rated: this.settings.rated && !!this.plan?.rated,
          },
          hold: true,
        }),
      )
    } catch (refused) {
      this.refused = refused as Refused
    }
  }
}
