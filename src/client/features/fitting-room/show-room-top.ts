/** Below this width the room fills a phone (room-heights.css). */
const phoneBelowPx = 640

/**
 * On a phone she may have scrolled down to the outfits: photo and try-on are shown at the top, right below what stays there. Wherever
 * they are on the screen already, nothing moves.
 */
export function showRoomTop() {
  const result = document.getElementById('result')
  const room = result?.closest('[data-room]')
  const sheet = room?.closest('[data-scrolls]')
  if (!sheet && window.innerWidth < phoneBelowPx) return room?.scrollIntoView({ block: 'start' })
  // Below a look it has no box of its own there.
  const shown = result?.getClientRects()[0] ?? room?.getBoundingClientRect()
  const top = shown?.top ?? 0
  if (top >= 0 && top <= window.innerHeight / 2) return
  ;(sheet ?? window).scrollTo({ top: 0 })
}
