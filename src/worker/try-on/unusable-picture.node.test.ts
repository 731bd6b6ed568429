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

const judge = async (made: Sharp, ...garments: Sharp[]) =>
  whyUnusable(await pixels(her()), await pixels(made), await Promise.all(garments.map(pixels)))

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

describe('the colour of a piece', () => {
  /** As a shop shows it: on a plain ground, with folds, and a pattern where there is one. */
  const piece = (colour: string, { ground = '#f4f2ee', pattern = 'none' } = {}) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 120" width="200" height="240">
        <defs><linearGradient id="folds" x2="1"><stop stop-color="#000" stop-opacity=".25"/><stop offset="1" stop-color="#fff" stop-opacity=".15"/></linearGradient>
        <pattern id="dots" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="${pattern}"/><circle cx="4" cy="4" r="4" fill="${colour}"/></pattern></defs>
        <rect width="100" height="120" fill="${ground}"/>
        <path id="p" d="M18 12h64l14 30-14 6v60H18V48L4 42z" fill="${pattern === 'none' ? colour : 'url(#dots)'}"/>
        <path d="M18 12h64l14 30-14 6v60H18V48L4 42z" fill="url(#folds)"/></svg>`),
    )
  const green = '#2f8f4e'
  const wearing = (top: string) => sharp(figure(top))

  test.each<[string, string, Sharp]>([
    ['a green that turned grey', '#7d7f7d', piece(green)],
    ['a green that turned red', '#a03a34', piece(green)],
    ['a red that turned beige', '#d8cdb8', piece('#c2272d')],
    ['a green before a coloured wall that turned grey', '#7d7f7d', piece(green, { ground: '#c9a0a8' })],
  ])('%s is of no use', async (_, top, garment) =>
    expect(await judge(wearing(top), garment)).toBe('other_colour'),
  )

  test.each<[string, string, Sharp]>([
    ['the green itself', green, piece(green)],
    ['a green in the shade', '#1d4a2c', piece(green)],
    ['a green in warm light', '#6f9a45', piece(green)],
    ['a grey piece, whatever came', '#a03a34', piece('#8a8a8c')],
    ['a pale piece, whatever came', '#a03a34', piece('#cfe0d2')],
    ['an orange that is near to skin', '#d9701e', piece('#e06a1a')],
    ['a piece of many colours', '#7d7f7d', piece(green, { pattern: '#d43a80' })],
  ])('%s is left to her device', async (_, top, garment) =>
    expect(await judge(wearing(top), garment)).toBeNull(),
  )

  test('a piece in the colour that she wears already is left to her device, whatever else has changed', async () => {
    const own = await pixels(wearing(green))
    // Shorter than what she wore: skin is in the place of its hem.
    const cropped = sharp(
      Buffer.from(
        figure(green).toString().replace('</svg>', '<path d="M78 150h84l4 34H74z" fill="#e2b79a"/></svg>'),
      ),
    )
    expect(whyUnusable(own, await pixels(cropped), [await pixels(piece(green))])).toBeNull()
  })
})
