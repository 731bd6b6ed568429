import { createLatest } from './latest-only.ts'
import type { LookSettings } from './look-settings.ts'

type Subject = {
  sketch: (settings: LookSettings) => Promise<ImageBitmap>
  /** Asked before a sketch is drawn: the look itself may have been made meanwhile. */
  isWanted: () => boolean
  onDrawn: () => void
}

/** Draws sketches on a canvas of the page, one at a time; of those asked for meanwhile only the latest is drawn. */
export function createSketches({ sketch, isWanted, onDrawn }: Subject) {
  let canvas: HTMLCanvasElement | null = null

  const { ask, drop } = createLatest(async (settings: LookSettings) => {
    const picture = await sketch(settings)
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
