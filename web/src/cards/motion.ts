import { cubicOut } from "svelte/easing"
import { crossfade, fly } from "svelte/transition"
import { cardMoveMs } from "../state/app/settings.svelte"

/** A card that leaves one place and appears in another goes there visibly. */
export const [send, receive] = crossfade({
  duration: () => cardMoveMs(),
  easing: cubicOut,
  fallback: (node) => fly(node, { y: -40, duration: cardMoveMs(), easing: cubicOut }),
})
