import { untrack } from "svelte"
import type { Attachment } from "svelte/attachments"
import { SvelteMap } from "svelte/reactivity"

/** What a piece is called and what it does, a sentence each, with the clause it comes from. */
export interface Help {
  title: string
  lines: { name: string; text: string; cite: string }[]
}
/** `tap`: whether a tap explains the piece now, and does nothing else; `focus`: the keyboard stops there for that. */
interface Ways {
  tap?: () => boolean
  focus?: boolean
}

interface Touched {
  x: number
  y: number
  long: boolean
}

const REST = 350 // milliseconds that a mouse rests on a piece before it is explained
const GRACE = 120 // until the box goes when the mouse has left: it may go to the next piece
const LONG = 450 // of a finger
const SLIP = 10 // pixels that a finger that stays may move

/** The piece that is explained now, or shall be when its words come. Who asked by touch may touch the box too. */
export const openHelp = $state({ by: null as Element | null, help: null as Help | null, pinned: false })
/** By id what all pieces on the screen are and do, for those who hear it. */
export const descriptions = new SvelteMap<string, string>()

let leaving: ReturnType<typeof setTimeout> | undefined

export function showHelp(by: Element, help: Help | undefined, pinned: boolean): void {
  clearTimeout(leaving)
  Object.assign(openHelp, { by, help: help ?? null, pinned })
}

export function hideHelp(): void {
  clearTimeout(leaving)
  Object.assign(openHelp, { by: null, help: null, pinned: false })
}

const helpText = ({ lines }: Help) => lines.map(({ name, text }) => (name ? `${name}. ${text}` : text)).join(" ")
const ids = new Map<string, string>()

/** The id of a description; pieces that are alike share one. */
function describe(text: string): string {
  if (!ids.has(text)) ids.set(text, `help-${ids.size + 1}`)
  const id = ids.get(text)!
  if (!descriptions.has(id)) descriptions.set(id, text)
  return id
}

/** A piece explains itself: to a mouse that rests on it, to the keyboard, to a finger that stays or taps. */
export function withHelp(
  source: () => Help | undefined,
  { tap = () => true, focus = false }: Ways = {},
): Attachment<HTMLElement | SVGElement> {
  return (piece) => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let touched: Touched | undefined
    piece.setAttribute("data-explained", "")
    if (focus) piece.tabIndex = 0
    /** Pieces may lie in pieces: the innermost one is meant. */
    const isInnermost = (event: Event) => (event.target as Element).closest("[data-explained]") === piece
    const mine = () => openHelp.by === piece
    /** On its way out of the screen: what it was made of is no longer told. */
    const leaves = () => piece.closest("[inert]") !== null
    const show = (pinned: boolean) => {
      if (!leaves()) showHelp(piece, source(), pinned)
    }
    const stop = () => clearTimeout(resting)

    const on = {
      pointermove: (event: PointerEvent) => {
        if (!isInnermost(event)) return stop()
        if (event.pointerType !== "mouse") {
          if (touched && Math.hypot(event.clientX - touched.x, event.clientY - touched.y) > SLIP) stop()
          return
        }
        if (mine() || openHelp.pinned) return clearTimeout(leaving)
        stop()
        if (openHelp.by) show(false)
        else resting = setTimeout(() => show(false), REST)
      },
      pointerleave: (event: PointerEvent) => {
        stop()
        if (event.pointerType === "mouse" && mine() && !openHelp.pinned) leaving = setTimeout(hideHelp, GRACE)
      },
      pointerdown: (event: PointerEvent) => {
        stop()
        touched = undefined
        if (event.pointerType === "mouse" || !isInnermost(event)) return
        const now: Touched = (touched = { x: event.clientX, y: event.clientY, long: false })
        resting = setTimeout(() => ((now.long = true), show(true)), LONG)
      },
      pointerup: stop,
      pointercancel: () => (stop(), (touched = undefined)),
      contextmenu: (event: Event) => touched && event.preventDefault(),
      focusin: (event: Event) =>
        isInnermost(event) && (event.target as Element).matches(":focus-visible") && show(false),
      focusout: () => mine() && !openHelp.pinned && hideHelp(),
    }
    /** Before the piece itself hears of it: a finger that stayed wanted to know, not to play. */
    const clicked = (event: Event): void => {
      if (leaves()) return event.stopImmediatePropagation()
      if (!touched) return void (tap() || (mine() && hideHelp()))
      const { long } = touched
      touched = undefined
      if (long) event.stopImmediatePropagation()
      else if (tap()) show(true)
      if (long || tap()) (event as Event & { explains?: boolean }).explains = true
    }
    for (const [name, act] of Object.entries(on)) piece.addEventListener(name, act as EventListener)
    piece.addEventListener("click", clicked, { capture: true })
    $effect(() => {
      const help = source()
      if (!help) return
      untrack(() => {
        piece.setAttribute("aria-describedby", describe(helpText(help)))
        if (mine() && !openHelp.help) showHelp(piece, help, openHelp.pinned)
      })
    })
    return () => {
      stop()
      for (const [name, act] of Object.entries(on)) piece.removeEventListener(name, act as EventListener)
      piece.removeEventListener("click", clicked, { capture: true })
      if (untrack(mine)) untrack(hideHelp)
    }
  }
}
