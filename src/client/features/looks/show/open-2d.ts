/** A canvas of this size, px, to be drawn on. */
export function open2d(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas to draw on')
  return context
}
