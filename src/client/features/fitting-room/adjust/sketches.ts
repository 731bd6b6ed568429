import { createLatest } from './latest.ts'
import type { Way } from './way.ts'

type Subject = {
  sketch: (way: Way) => Promise<ImageBitmap>
  /** Asked when one is there: the look itself may have come before it. */
  isWanted: () => boolean
  onDrawn: () => void
}

/** Sketches on a canvas of the page: never more than one in flight, and the latest is the one that is drawn. */
export function createSketches({ sketch, isWanted, onDrawn }: Subject) {
  let canvas: HTMLCanvasElement | null = null

  const { ask, drop } = createLatest(async (way: Way) => {
    const picture = await sketch(way)
    if (canvas && isWanted()) {
      canvas.width = picture.width
      canvas.height = picture.height
      canvas.getContext('2d')?.drawImage(picture, 0, 0)
      onDrawn()
    }
    picture.close()
  })

  function drawOn(next: HTMLCanvasElement | null) {
    canvas = next
  }

  return { ask, drop, drawOn }
}
