import sharp, { type OverlayOptions } from 'sharp'
import type { Raw } from '../../encode.ts'
import type { Layout, Placed } from '../../product.ts'
import type { CutOut } from './cut-out.ts'

const paper = '#fbf7f2'

/** The shadow that a piece of cloth throws on the paper, from the light at its upper left. */
async function shadow(silhouette: Buffer, blur: number, strength: number) {
  const pad = Math.ceil(blur * 3)
  const { data, info } = await sharp(silhouette)
    .extractChannel(3)
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
    .blur(blur)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const alpha = Buffer.from(data.map((value) => value * strength))
  const input = await sharp({ create: { width, height, channels: 3, background: '#3a261b' } })
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
  return { input, pad }
}

/** The piece over its shadows, in pixels of the board. Objects bring the shadow they stand in. */
async function layersOf(
  { piece, x, y }: Placed<CutOut>,
  scale: number,
  bleed: number,
): Promise<OverlayOptions[]> {
  const zoom = (piece.widthCm * scale) / piece.bounds.width
  const { width } = await sharp(piece.png).metadata()
  const input = await sharp(piece.png)
    .resize({ width: Math.round(width * zoom) })
    .png()
    .toBuffer()
  const left = Math.round(bleed + x * scale - (piece.widthCm * scale) / 2 - piece.bounds.left * zoom)
  const top = Math.round(bleed + y * scale - (piece.heightCm * scale) / 2 - piece.bounds.top * zoom)
  const picture = { input, left, top }
  if (piece.role !== 'worn') return [picture]
  const shadows = []
  for (const [blur, strength, dx, dy] of [
    [0.028, 0.13, 0.011, 0.025],
    [0.0062, 0.11, 0.003, 0.0062],
  ]) {
    // Shadows are measured on a board of 640 by 853.
    const unit = 640 * (scale / 5.4)
    const cast = await shadow(input, Math.max(0.6, blur * unit), strength)
    shadows.push({
      input: cast.input,
      left: left - cast.pad + Math.round(dx * unit),
      top: top - cast.pad + Math.round(dy * unit),
    })
  }
  return [...shadows, picture]
}

/** Paints a layout on paper, `width` pixels wide. */
export async function compose(
  { widthCm, heightCm, placed }: Layout<CutOut>,
  width: number,
  ground = paper,
): Promise<Raw> {
  const scale = width / widthCm
  const height = Math.round(heightCm * scale)
  // What the edge cuts off is painted, too: sharp wants every layer inside its picture.
  const bleed = height
  const layers: OverlayOptions[] = []
  for (const piece of placed) layers.push(...(await layersOf(piece, scale, bleed)))
  const canvas = await sharp({
    create: { width: width + 2 * bleed, height: height + 2 * bleed, channels: 4, background: ground },
  })
    .composite(layers)
    .png()
    .toBuffer()
  const rgba = await sharp(canvas)
    .extract({ left: bleed, top: bleed, width, height })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return { width, height, rgba }
}
