import { isGarment, type SamplePiece } from '../range.ts'

/** What a thing is on a board: it decides its place and its size. */
export type Role = 'worn' | 'shoes' | 'bag' | 'small' | 'large'

/** How wide or how high an object is in centimetres, by a word of its name; the first that fits. */
const sizes: [words: RegExp, size: { widthCm: number } | { heightCm: number }][] = [
  [/knee/i, { heightCm: 46 }],
  [/boots/i, { heightCm: 26 }],
  [/pumps|heels|mules|block-heel/i, { widthCm: 30 }],
  [/flats|loafers|sneakers|slide|espadrille|sandals/i, { widthCm: 30 }],
  [/beanie/i, { widthCm: 23 }],
  [/hat\b/i, { widthCm: 30 }],
  [/clutch/i, { widthCm: 26 }],
  [/mini bag/i, { widthCm: 20 }],
  [/tote|basket/i, { widthCm: 38 }],
  [/bucket|top-handle|crossbody|shoulder|hobo|bag/i, { widthCm: 29 }],
  [/scarf/i, { widthCm: 28 }],
  [/belt/i, { widthCm: 24 }],
  [/sunglasses|headband/i, { widthCm: 17 }],
  [/scrunchie/i, { widthCm: 12 }],
  [/watch|necklace/i, { heightCm: 19 }],
  [/earrings|bracelet/i, { widthCm: 10 }],
]

const large = /hat\b|scarf|belt/i

export function roleOf({ category, name }: SamplePiece): Role {
  if (isGarment(category)) return 'worn'
  if (category === 'shoes') return 'shoes'
  if (category === 'bags') return 'bag'
  return large.test(name) ? 'large' : 'small'
}

/**
 * The size of a piece on a board. Garments have theirs from the mannequin; objects fill their frame, so
 * theirs is what such things measure, the small ones magnified as an editor would: an earring is no dot.
 */
export function realSizeOf(
  piece: SamplePiece,
  bounds: { width: number; height: number },
  pictureHeight: number,
) {
  const aspect = bounds.width / bounds.height
  if (piece.frameHeightCm) {
    const heightCm = (piece.frameHeightCm * bounds.height) / pictureHeight
    return { heightCm, widthCm: heightCm * aspect }
  }
  const known = sizes.find(([words]) => words.test(piece.name))?.[1]
  if (!known) throw new Error(`nobody knows how large this is: ${piece.name}`)
  return 'widthCm' in known
    ? { widthCm: known.widthCm, heightCm: known.widthCm / aspect }
    : { heightCm: known.heightCm, widthCm: known.heightCm * aspect }
}
