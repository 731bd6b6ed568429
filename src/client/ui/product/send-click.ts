import type { Click } from '#shared/clicks.ts'

/** Counts that somebody followed a shop link, not who. Nothing waits for it, and nothing is lost without it. */
export function sendClick(click: Click) {
  navigator.sendBeacon?.('/api/clicks', JSON.stringify(click))
}
