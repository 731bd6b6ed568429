import { join } from 'node:path'
import sharp from 'sharp'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import type { SampleGarment } from '#scripts/garments/catalogue.ts'
import { writeSizes } from '#scripts/garments/encode.ts'
import { outfits } from './editorial/presets.ts'

const board = { width: 640, height: 853 }
const paper = '#fbf7f2'
/** Room around the board for shadows that are cut off, px. */
const bleed = 120
const sizes = [320, 640]

/** A cut-out without its margin, and its true size. */
interface Piece {
  category: GarmentCategory
  png: Buffer
  widthCm: number
  heightCm: number
}
/** The middle of a piece, in centimetres from the middle of the top or dress. */
interface Placed extends Piece {
  x: number
  y: number
}

const layers: GarmentCategory[] = ['bottoms', 'skirts', 'dresses', 'tops', 'outerwear']

async function readPiece(root: string, { category, pictures, frameHeightCm }: SampleGarment): Promise<Piece> {
  const picture = pictures[pictures.length - 1]
  const { data, info } = await sharp(join(root, 'public', picture.webp))
    .trim({ background: '#00000000', threshold: 1 })
    .png()
    .toBuffer({ resolveWithObject: true })
  const cm = frameHeightCm / picture.height
  return { category, png: data, widthCm: info.width * cm, heightCm: info.height * cm }
}

/** All pieces in one scale: the top, what is worn below tucked under its hem, a jacket at its side. */
function arrange(pieces: Piece[]): Placed[] {
  const top = pieces.find((p) => p.category === 'tops' || p.category === 'dresses')
  const isLayered = pieces.some((p) => p.category === 'outerwear')
  return pieces
    .map((piece): Placed => {
      if (!top || piece === top) return { ...piece, x: 0, y: 0 }
      if (piece.category === 'outerwear')
        return { ...piece, x: -piece.widthCm * 0.5 - 4, y: piece.heightCm / 2 - top.heightCm / 2 + 14 }
      const tuck = isLayered ? 5 : 13
      return { ...piece, x: isLayered ? 4 : 20, y: top.heightCm / 2 - tuck + piece.heightCm / 2 }
    })
    .sort((a, b) => layers.indexOf(a.category) - layers.indexOf(b.category))
}

/** The piece and its two shadows, as composite layers in board pixels. */
async function layersOf(piece: Placed, scale: number, left0: number, top0: number) {
  const { data, info } = await sharp(piece.png)
    .resize({ width: Math.round(piece.widthCm * scale) })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round(left0 + piece.x * scale - info.width / 2)
  const top = Math.round(top0 + piece.y * scale - info.height / 2)
  const shadow = async (blur: number, strength: number, dx: number, dy: number) => {
    const pad = blur * 3
    const silhouette = await sharp(data)
      .extractChannel(3)
      .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
      .blur(blur)
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const alpha = Buffer.from(silhouette.map((value) => value * strength))
    const [width, height] = [info.width + 2 * pad, info.height + 2 * pad]
    const input = await sharp({ create: { width, height, channels: 3, background: '#3a261b' } })
      .joinChannel(alpha, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    return { input, left: left - pad + dx, top: top - pad + dy }
  }
  return [await shadow(18, 0.13, 7, 16), await shadow(4, 0.11, 2, 4), { input: data, left, top }]
}

async function compose(pieces: Piece[]) {
  const placed = arrange(pieces)
  const span = (low: (p: Placed) => number, high: (p: Placed) => number) =>
    [Math.min(...placed.map(low)), Math.max(...placed.map(high))] as const
  const [x0, x1] = span(
    (p) => p.x - p.widthCm / 2,
    (p) => p.x + p.widthCm / 2,
  )
  const [y0, y1] = span(
    (p) => p.y - p.heightCm / 2,
    (p) => p.y + p.heightCm / 2,
  )
  const scale = Math.min((board.width * 0.88) / (x1 - x0), (board.height * 0.88) / (y1 - y0))
  const left = board.width / 2 - ((x0 + x1) / 2) * scale
  const top = board.height / 2 - ((y0 + y1) / 2) * scale
  const parts = []
  for (const piece of placed) parts.push(...(await layersOf(piece, scale, left + bleed, top + bleed)))
  const [width, height] = [board.width + 2 * bleed, board.height + 2 * bleed]
  const canvas = await sharp({ create: { width, height, channels: 4, background: paper } })
    .composite(parts)
    .png()
    .toBuffer()
  return sharp(canvas)
    .extract({ left: bleed, top: bleed, ...board })
    .ensureAlpha()
    .raw()
    .toBuffer()
}

/** Lays each outfit out on paper and writes its thumbnails. */
export async function composeBoards(root: string, garments: SampleGarment[]) {
  for (const outfit of outfits) {
    const worn = outfit.garmentIds.flatMap((id) => garments.find((g) => g.id === id) ?? [])
    if (worn.length !== outfit.garmentIds.length) continue
    const rgba = await compose(await Promise.all(worn.map((garment) => readPiece(root, garment))))
    await writeSizes(join(root, 'public/samples/presets', outfit.id), { ...board, rgba }, sizes)
  }
}
