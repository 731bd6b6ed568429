/** On a phone she may have scrolled down to the outfits, and photo and try-on are shown at the top. */
export function showRoomTop() {
  const result = document.getElementById('result')
  // Below a look it has no box of its own there.
  const shown = result?.getClientRects()[0] ?? result?.closest('[data-room]')?.getBoundingClientRect()
  const top = shown?.top ?? 0
  if (top >= 0 && top <= window.innerHeight / 2) return
  const scroller = result?.closest('[data-scrolls]') ?? window
  scroller.scrollTo({ top: 0 })
}
