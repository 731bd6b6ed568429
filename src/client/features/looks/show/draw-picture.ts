import type { FaceInPicture } from '@cabine/engine'
import { openEngine } from '#client/lib/engine-session.ts'
import type { ShopItem } from '#shared/looks.ts'
import type { ShownPicture } from '#shared/shown-looks.ts'
import { drawPieces } from './draw-pieces.ts'
import { open2d } from './open-2d.ts'

/** The longest side of a picture that is shown, px. */
const longSide = 1600
/** A face of so many cells across is nobody's. */
const cellsAcross = 6

/** What of a look cannot be shown as she wants it: there is no face to hide, or no picture of a piece. */
export class NothingToShow extends Error {
  readonly why: 'noFace' | 'noPieces'
  constructor(why: 'noFace' | 'noPieces') {
    super(why)
    this.why = why
  }
}

type Box = { left: number; top: number; width: number; height: number }

const boxIn = (face: FaceInPicture, { width, height }: OffscreenCanvas): Box => ({
  left: face.left * width,
  top: face.top * height,
  width: face.width * width,
  height: face.height * height,
})

/** From here to the rim, as shares of the radius, the cells fade into the picture. */
const fadesFrom = 0.86

/** Makes a few large cells of the face, and smooths them: what was there cannot be computed back. */
function blurFace(context: OffscreenCanvasRenderingContext2D, face: FaceInPicture) {
  const { canvas } = context
  const { left, top, width, height } = boxIn(face, canvas)
  const cells = open2d(cellsAcross, (cellsAcross * height) / width)
  cells.drawImage(canvas, left, top, width, height, 0, 0, cells.canvas.width, cells.canvas.height)
  const layer = open2d(width, height)
  layer.imageSmoothingQuality = 'high'
  layer.drawImage(cells.canvas, 0, 0, layer.canvas.width, layer.canvas.height)
  layer.globalCompositeOperation = 'destination-in'
  layer.scale(layer.canvas.width / 2, layer.canvas.height / 2)
  const round = layer.createRadialGradient(1, 1, fadesFrom, 1, 1, 1)
  round.addColorStop(0, 'rgb(0 0 0)')
  round.addColorStop(1, 'rgb(0 0 0 / 0)')
  layer.fillStyle = round
  layer.fillRect(0, 0, 2, 2)
  context.drawImage(layer.canvas, left, top, width, height)
}

/** What is below every chin. */
function cropFaces(context: OffscreenCanvasRenderingContext2D, faces: FaceInPicture[]) {
  const { canvas } = context
  const from = Math.min(0.9, Math.max(...faces.map(({ chin }) => chin))) * canvas.height
  const below = open2d(canvas.width, canvas.height - from)
  below.drawImage(canvas, 0, -from)
  return below
}

async function drawHer(look: Blob, shows: Exclude<ShownPicture, 'pieces'>) {
  // Asked before anything is drawn: her face is in no picture that is to be without it.
  const faces = shows === 'whole' ? [] : await openEngine().findFaces(look)
  if (shows !== 'whole' && faces.length === 0) throw new NothingToShow('noFace')
  const bitmap = await createImageBitmap(look)
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height))
  const context = open2d(bitmap.width * scale, bitmap.height * scale)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height)
  bitmap.close()
  if (shows === 'cropped') return cropFaces(context, faces)
  for (const face of faces) blurFace(context, face)
  return context
}

/**
 * Draws the picture of a look that others will see. Throws NothingToShow where a face that is to be hidden is not found, or no piece
 * has a picture.
 */
export async function drawPicture(look: Blob, shows: ShownPicture, items: ShopItem[]) {
  if (shows !== 'pieces') return (await drawHer(look, shows)).canvas
  const drawn = await drawPieces(items)
  if (!drawn) throw new NothingToShow('noPieces')
  return drawn
}

/** A JPEG of a drawing, which has no metadata but what the canvas writes. */
export const asJpeg = (canvas: OffscreenCanvas, quality = 0.86) =>
  canvas.convertToBlob({ type: 'image/jpeg', quality })
