import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { whyUnusable } from './unusable-picture.ts'

const size = { width: 240, height: 360 }

/** A person before a wall, drawn: head, hair, a top, a skirt and legs. */
const figure = (top = '#7a3d55') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 360" width="240" height="360">
    <defs><linearGradient id="wall" x2="1" y2="1"><stop stop-color="#d8d2c8"/><stop offset="1" stop-color="#9aa4a8"/></linearGradient></defs>
    <rect width="240" height="360" fill="url(#wall)"/><rect x="12" y="40" width="44" height="120" fill="#5f7f6a"/>
    <rect y="318" width="240" height="42" fill="#6b5a4a"/><circle cx="120" cy="58" r="30" fill="#3a2a22"/>
    <ellipse cx="120" cy="64" rx="20" ry="25" fill="#e2b79a"/><path d="M84 96h72l10 88H74z" fill="${top}"/>
    <path d="M80 184h80l18 76H62z" fill="#2c3550"/><path d="M98 260h18v70H98zm26 0h18v70h-18z" fill="#e2b79a"/></svg>`)

async function pixels(picture: Sharp) {
  // As a service sends it: a JPEG, and not the very bytes.
  const { data, info } = await sharp(await picture.png().toBuffer())
    .jpeg({ quality: 85 })
    .toBuffer()
    .then((jpeg) => sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true }))
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

const her = () => sharp(figure())
const dressed = () => sharp(figure('#e8e2c8'))

/** The middle of a picture, as large as the whole. */
const closer = (picture: Sharp, share: number) => {
  const [width, height] = [Math.round(size.width * share), Math.round(size.height * share)]
  const box = {
    left: Math.round((size.width - width) / 2),
    top: Math.round((size.height - height) / 2),
    width,
    height,
  }
  return picture.extract(box).resize({ ...size, fit: 'fill' })
}

const judge = async (made: Sharp) => whyUnusable(await pixels(her()), await pixels(made))

describe('a picture that a service calls finished', () => {
  test.each<[string, () => Sharp]>([
    ['wears the piece', dressed],
    ['is larger as a file', () => dressed().resize(864, 1296)],
    ['is a little brighter all over', () => dressed().modulate({ brightness: 1.05 })],
    [
      'is cut to another shape',
      () => dressed().resize({ width: 240, height: 300, fit: 'cover', position: 'top' }),
    ],
    ['is a step nearer', () => closer(dressed(), 0.95)],
  ])('is left to her device where it %s', async (_, made) => expect(await judge(made())).toBeNull())

  const plain = (background: string) => sharp({ create: { ...size, channels: 3, background } })
  test.each<[string, string, () => Sharp]>([
    ['black', 'blank', () => plain('#000000')],
    ['white', 'blank', () => plain('#ffffff')],
    ['one grey', 'blank', () => plain('#808080')],
    ['her own photo', 'unchanged', her],
    [
      'her own photo, larger and brighter',
      'unchanged',
      () => her().resize(864, 1296).modulate({ brightness: 1.03 }),
    ],
    ['her in another size', 'other_size', () => closer(sharp(figure('#8a5a48')), 0.7)],
    ['her own photo in another size', 'other_size', () => closer(her(), 0.6)],
    ['her squeezed', 'other_size', () => dressed().resize({ width: 120, height: 360, fit: 'fill' })],
  ])('is of no use where it is %s', async (_, why, made) => expect(await judge(made())).toBe(why))
})
