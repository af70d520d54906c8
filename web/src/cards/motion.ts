import { cubicOut } from "svelte/easing"
import { crossfade, fly } from "svelte/transition"
import { cardMoveMs } from "../state/app/settings.svelte"

/** Animate a card from the place it leaves to the place where it appears. */
export const [send, receive] = crossfade({
  duration: () => cardMoveMs(),
  easing: cubicOut,
  fallback: (node) => fly(node, { y: -40, duration: cardMoveMs(), easing: cubicOut }),
})
