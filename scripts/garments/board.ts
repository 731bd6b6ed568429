import { join } from 'node:path'
import sharp from 'sharp'
import { picturesIn, type SampleGarment, type SamplePreset } from './catalogue.ts'
import { writeSizes } from './encode.ts'
import { outfits } from './outfits.ts'

const board = { width: 640, height: 853 }
const paper = '#fbf7f2'
const sizes = [320, 640]

/** Where a piece lies on the board: middle (share of the board) and box (share of its width and height). */
interface Place {
  x: number
  y: number
  w: number
  h: number
}

const places: Record<string, Record<string, Place>> = {
  single: { any: { x: 0.5, y: 0.5, w: 0.88, h: 0.88 } },
  pair: {
    bottoms: { x: 0.66, y: 0.565, w: 0.6, h: 0.8 },
    skirts: { x: 0.645, y: 0.64, w: 0.62, h: 0.62 },
    tops: { x: 0.37, y: 0.285, w: 0.66, h: 0.46 },
    dresses: { x: 0.62, y: 0.52, w: 0.6, h: 0.88 },
    outerwear: { x: 0.36, y: 0.36, w: 0.66, h: 0.6 },
  },
  trio: {
    bottoms: { x: 0.73, y: 0.62, w: 0.5, h: 0.7 },
    skirts: { x: 0.71, y: 0.68, w: 0.52, h: 0.56 },
    tops: { x: 0.7, y: 0.2, w: 0.52, h: 0.33 },
    dresses: { x: 0.7, y: 0.55, w: 0.5, h: 0.8 },
    outerwear: { x: 0.32, y: 0.42, w: 0.6, h: 0.7 },
  },
}
/** What lies lower on the paper comes first. */
const order = ['bottoms', 'skirts', 'dresses', 'tops', 'outerwear']

async function pieceLayers(root: string, garment: SampleGarment, place: Place) {
  const source = join(root, 'public', garment.pictures[garment.pictures.length - 1].webp)
  const trimmed = await sharp(source).trim({ background: '#00000000', threshold: 1 }).toBuffer()
  const box = { width: Math.round(board.width * place.w), height: Math.round(board.height * place.h) }
  const { data, info } = await sharp(trimmed).resize({ ...box, fit: 'inside' }).ensureAlpha().png().toBuffer({ resolveWithObject: true })
  const left = Math.round(board.width * place.x - info.width / 2)
  const top = Math.round(board.height * place.y - info.height / 2)
  const shadow = async (blur: number, strength: number, dx: number, dy: number) => {
    const pad = blur * 3
    const alpha = await sharp(data).extractChannel(3).extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' }).blur(blur).linear(strength, 0).toColourspace('b-w').raw().toBuffer()
    const [width, height] = [info.width + 2 * pad, info.height + 2 * pad]
    const input = await sharp({ create: { width, height, channels: 3, background: '#3a261b' } }).joinChannel(alpha, { raw: { width, height, channels: 1 } }).png().toBuffer()
    return { input, left: left - pad + dx, top: top - pad + dy }
  }
  return [await shadow(16, 0.2, 8, 14), await shadow(4, 0.26, 2, 4), { input: data, left, top }]
}

/** Lays each outfit out on paper and writes its thumbnails; outfits whose garments are missing are left out. */
export async function composeBoards(root: string, garments: SampleGarment[]): Promise<SamplePreset[]> {
  const presets: SamplePreset[] = []
  for (const outfit of outfits) {
    const pieces = outfit.garmentIds.flatMap((id) => garments.find((g) => g.id === id) ?? [])
    if (pieces.length !== outfit.garmentIds.length) continue
    const plan = places[['single', 'pair', 'trio'][pieces.length - 1]]
    const layers = []
    for (const garment of [...pieces].sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category)))
      layers.push(...(await pieceLayers(root, garment, plan[garment.category] ?? plan.any)))
    const margin = 120
    const canvas = await sharp({ create: { width: board.width + 2 * margin, height: board.height + 2 * margin, channels: 4, background: paper } })
      .composite(layers.map((l) => ({ ...l, left: l.left + margin, top: l.top + margin })))
      .png()
      .toBuffer()
    const { data, info } = await sharp(canvas).extract({ left: margin, top: margin, ...board }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    await writeSizes(join(root, 'public/samples/presets', outfit.id), { width: info.width, height: info.height, rgba: data }, sizes)
    const folder = `/samples/presets/${outfit.id}`
    presets.push({ ...outfit, thumbnail: `${folder}/640.webp`, thumbnails: picturesIn(folder, sizes, board.height / board.width) })
  }
  return presets
}
