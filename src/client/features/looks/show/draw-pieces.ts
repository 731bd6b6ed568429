import { fetchPicture } from '#client/lib/picture-data.ts'
import type { ShopItem } from '#shared/looks.ts'
import { isCutOut, pictureAt } from '#shared/picture-address.ts'
import { open2d } from './open-2d.ts'

/** px; cells are as high as the shop's pictures. */
const [width, gap] = [1200, 24]
const cellRatio = 4 / 3

/** The ground that the shop's pictures stand on, in the light theme (client/styles/tokens.css): others read in theirs. */
const ground = '#f4ece4'

async function openPiece({ image, id }: ShopItem) {
  const bitmap = await createImageBitmap(await fetchPicture(pictureAt(image, 640, id)))
  return { bitmap, isCutOut: isCutOut(image) }
}

/** The pieces of a look side by side, as far as they have pictures; null where none has. */
export async function drawPieces(items: ShopItem[]) {
  const asked = await Promise.allSettled(items.filter(({ image }) => image).map(openPiece))
  const opened = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  if (opened.length === 0) return null
  const across = opened.length === 1 ? 1 : opened.length <= 4 ? 2 : 3
  const cell = { width: (width - gap * (across + 1)) / across, height: 0 }
  cell.height = cell.width * cellRatio
  const down = Math.ceil(opened.length / across)
  const context = open2d(width, down * cell.height + gap * (down + 1))
  context.fillStyle = ground
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  context.imageSmoothingQuality = 'high'
  for (const [at, piece] of opened.entries()) {
    const { bitmap } = piece
    const scale = Math.min(cell.width / bitmap.width, cell.height / bitmap.height)
    const [left, top] = [
      gap + (at % across) * (cell.width + gap) + (cell.width - bitmap.width * scale) / 2,
      gap + Math.floor(at / across) * (cell.height + gap) + (cell.height - bitmap.height * scale) / 2,
    ]
    // Multiplying turns a shop's white ground into that of the picture.
    context.globalCompositeOperation = piece.isCutOut ? 'source-over' : 'multiply'
    context.drawImage(bitmap, left, top, bitmap.width * scale, bitmap.height * scale)
    bitmap.close()
  }
  return context.canvas
}
