/** Larger than this no picture of a piece is needed: the engine sees it no larger. */
const maxSide = 1024
/** Around the piece, as a share of its longer side. */
const margin = 0.04
const leastAlpha = 24

type Box = {
  left: number
  top: number
  width: number
  height: number
  /** How much of it is not clear. */
  filled: number
}

function contextOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.imageSmoothingQuality = 'high'
  return context
}

/** The box of what is not clear; null where nothing is. */
export function boxOf({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): Box | null {
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0]
  for (let y = 0, i = 3; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      if ((data[i] ?? 0) < leastAlpha) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
      count += 1
    }
  if (right < left) return null
  const size = { width: right - left + 1, height: bottom - top + 1 }
  return { left, top, ...size, filled: count / (size.width * size.height) }
}

/** The piece in the middle of its picture, as a small file that keeps the clear ground; null where it fills too little of its box. */
async function trimmed(context: OffscreenCanvasRenderingContext2D, leastOfBox: number) {
  const { width, height } = context.canvas
  const box = boxOf(context.getImageData(0, 0, width, height))
  if (!box || box.filled < leastOfBox) return null
  const room = margin * Math.max(box.width, box.height)
  const scale = Math.min(1, maxSide / (Math.max(box.width, box.height) + 2 * room))
  const out = contextOf((box.width + 2 * room) * scale, (box.height + 2 * room) * scale)
  const { left, top } = box
  out.drawImage(
    context.canvas,
    left,
    top,
    box.width,
    box.height,
    room * scale,
    room * scale,
    box.width * scale,
    box.height * scale,
  )
  // A browser that cannot write WebP answers with a PNG, which keeps the clear ground too.
  return await out.canvas.convertToBlob({ type: 'image/webp', quality: 0.88 })
}

/** A cut-out without the room around it. */
export async function trimCutout(cutout: Blob, leastOfBox: number) {
  const bitmap = await createImageBitmap(cutout)
  const context = contextOf(bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return await trimmed(context, leastOfBox)
}

/** The part of a picture that a small cut-out of the same frame shows, as fine as the picture is. */
export async function cutLike(picture: Blob, small: Blob, leastOfBox: number) {
  const [whole, shape] = await Promise.all([createImageBitmap(picture), createImageBitmap(small)])
  const context = contextOf(whole.width, whole.height)
  context.drawImage(whole, 0, 0)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(shape, 0, 0, whole.width, whole.height)
  whole.close()
  shape.close()
  return await trimmed(context, leastOfBox)
}

/** A few thousand pixels of a picture, for its colours. */
export async function fewPixels(picture: Blob) {
  const bitmap = await createImageBitmap(picture)
  const scale = Math.min(1, 72 / Math.max(bitmap.width, bitmap.height))
  const context = contextOf(bitmap.width * scale, bitmap.height * scale)
  context.drawImage(bitmap, 0, 0, context.canvas.width, context.canvas.height)
  bitmap.close()
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
}
