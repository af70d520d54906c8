import { settings } from "./settings.svelte"

let context: AudioContext | undefined

/** Play one soft wooden note. */
function playNote(at: number, pitch: number, loud: number): void {
  if (!context) return
  const tone = context.createOscillator()
  const gain = context.createGain()
  tone.type = "triangle"
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.75, at + 0.16)
  gain.gain.setValueAtTime(loud, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + 0.3)
  tone.connect(gain).connect(context.destination)
  tone.start(at)
  tone.stop(at + 0.32)
}

/** Return whether sound is on and allowed: browsers are silent until the page has been touched. */
function canPlay(): boolean {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return false
  context ??= new AudioContext()
  return context.state === "running"
}

export function chime(): void {
  if (!canPlay()) return
  playNote(context!.currentTime, 392, 0.16)
  playNote(context!.currentTime + 0.14, 523, 0.14)
}

export function tap(): void {
  if (canPlay()) playNote(context!.currentTime, 196, 0.1)
}

/** Mark the end of a round or of the game. */
export function rest(): void {
  if (!canPlay()) return
  playNote(context!.currentTime, 262, 0.12)
  playNote(context!.currentTime + 0.2, 196, 0.12)
}
