/** `scale` around the stage's centre, then moved by `x` and `y` in pixels of the page. */
export type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }
type Box = { width: number; height: number }

export const minimumZoom = 0.5
export const maximumZoom = 3
export const zoomStep = 0.25
export const resting: View = { scale: 1, x: 0, y: 0 }

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
export const clampZoom = (scale: number) => clamp(scale, minimumZoom, maximumZoom)

/** The next quarter in a direction: 1.1 goes up to 1.25 and down to 1, so that buttons end on round figures after a pinch. */
export function stepZoom(scale: number, direction: 1 | -1) {
  const quarters = scale / zoomStep
  const next = direction > 0 ? Math.floor(quarters + 1e-6) + 1 : Math.ceil(quarters - 1e-6) - 1
  return clampZoom(next * zoomStep)
}

/** Zooms so that what lies under `point` (from the stage's centre) stays under it. */
export function zoomTo(view: View, scale: number, point: Point = { x: 0, y: 0 }): View {
  const next = clampZoom(scale)
  const ratio = next / view.scale
  return {
    scale: next,
    x: point.x - (point.x - view.x) * ratio,
    y: point.y - (point.y - view.y) * ratio,
  }
}

/** A picture smaller than the stage stays in its middle; a larger one never leaves an empty margin. */
export function keepInside(view: View, picture: Box, stage: Box): View {
  const farX = Math.max(0, (picture.width * view.scale - stage.width) / 2)
  const farY = Math.max(0, (picture.height * view.scale - stage.height) / 2)
  // Plus zero, because clamping to nothing may give minus zero.
  return { scale: view.scale, x: clamp(view.x, -farX, farX) + 0, y: clamp(view.y, -farY, farY) + 0 }
}

/** Two fingers: their distance scales the picture, and their middle moves it. */
export function pinch(view: View, from: [Point, Point], to: [Point, Point]): View {
  const spread = ([a, b]: [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y) || 1
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const start = middle(from)
  const end = middle(to)
  const zoomed = zoomTo(view, view.scale * (spread(to) / spread(from)), start)
  return { scale: zoomed.scale, x: zoomed.x + end.x - start.x, y: zoomed.y + end.y - start.y }
}

/** What a key does to the view; null for a key that is not the viewer's. */
export function viewAfterKey(view: View, key: string): View | null {
  const stride = 48
  switch (key) {
    case '+':
    case '=':
      return zoomTo(view, stepZoom(view.scale, 1))
    case '-':
    case '_':
      return zoomTo(view, stepZoom(view.scale, -1))
    case '0':
      return resting
    case 'ArrowLeft':
      return { ...view, x: view.x + stride }
    case 'ArrowRight':
      return { ...view, x: view.x - stride }
    case 'ArrowUp':
      return { ...view, y: view.y + stride }
    case 'ArrowDown':
      return { ...view, y: view.y - stride }
    default:
      return null
  }
}
