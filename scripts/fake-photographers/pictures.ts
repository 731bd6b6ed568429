import sharp from 'sharp'
import { cutOut } from './cut-out.ts'

export type Size = { width: number; height: number }

/** Where a piece lies on the picture of a standing person, as shares of its height. */
export type Place = { top: number; height: number }
export const upper: Place = { top: 0.2, height: 0.32 }
export const lower: Place = { top: 0.48, height: 0.45 }
export const whole: Place = { top: 0.2, height: 0.58 }

type Worn = { garment: Buffer; place: Place }

/** Needs no model: real pictures in and a real picture out, with the garments laid over the person. */
export async function dress(person: Buffer, garments: Worn[], size: Size) {
  const layers = await Promise.all(
    garments.map(async ({ garment, place }) => {
      const width = Math.round(size.width * 0.62)
      const height = Math.round(size.height * place.height)
      const piece = await sharp(await cutOut(garment))
        .resize({ width, height, fit: 'inside' })
        .png()
        .toBuffer({ resolveWithObject: true })
      const left = Math.round((size.width - piece.info.width) / 2)
      return { input: piece.data, left, top: Math.round(size.height * place.top) }
    }),
  )
  const dressed = await sharp(person)
    .rotate()
    .resize({ ...size, fit: 'cover', position: 'top' })
    .composite(layers)
    .removeAlpha()
    .png()
    .toBuffer()
  return dressed
}

/** What a model makes of a draft, or of her photo where it changes nothing: almost the same. */
export const retouch = (draft: Buffer, size: Size) =>
  sharp(draft)
    .rotate()
    .resize({ ...size, fit: 'fill' })
    .modulate({ brightness: 1.03 })
    .removeAlpha()
    .png()
    .toBuffer()

/** How much slimmer a model that drifts makes the middle of the picture, where she stands. */
const slimmer = 0.92
const middle = { from: 0.25, share: 0.5 }

export async function drift(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata()
  const left = Math.round(width * middle.from)
  const wide = Math.max(1, Math.round(width * middle.share))
  const narrow = Math.max(1, Math.round(wide * slimmer))
  const person = await sharp(picture)
    .extract({ left, top: 0, width: wide, height })
    .resize({ width: narrow, height, fit: 'fill' })
    .toBuffer()
  const slimmed = await sharp(picture)
    .composite([{ input: person, left: left + Math.round((wide - narrow) / 2), top: 0 }])
    .png()
    .toBuffer()
  return sharp(slimmed).linear([1.06, 1, 0.94], [4, 0, -4]).png().toBuffer()
}

/** What a model makes of a piece whose colour it loses. */
export const greyed = (garment: Buffer) => sharp(garment).grayscale().toColourspace('srgb').png().toBuffer()

export const black = ({ width, height }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()

export const asJpeg = (picture: Buffer) => sharp(picture).jpeg({ quality: 90 }).toBuffer()

export async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata()
  return { width, height }
}

/** The first pixels of a picture, three values each. */
export async function firstPixels(picture: Buffer, count: number): Promise<number[][]> {
  const { width, height } = await sizeOf(picture)
  const box = { left: 0, top: 0, width: Math.min(count, width), height: Math.min(1, height) }
  const values = [...(await sharp(picture).removeAlpha().toColourspace('srgb').extract(box).raw().toBuffer())]
  return Array.from({ length: box.width }, (_, i) => values.slice(i * 3, i * 3 + 3))
}
