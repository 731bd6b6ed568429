import type { Click } from '#shared/clicks.ts'

/**
 * Counts that a shop link was followed, without saying by whom. Nothing waits for it, and losing one does no
 * harm.
 */
export function sendClick(click: Click) {
  navigator.sendBeacon?.('/api/clicks', JSON.stringify(click))
}
