import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { placeInGrid } from './piece-grid.ts'
import type { Run } from './cloud-provider.ts'

/** What is said of one piece: its noun, and how it is worn. */
const pieces: Record<WornCategory, { noun: string; worn: string }> = {
  bottoms: {
    noun: 'the trousers or shorts',
    worn: 'on her hips and legs, with the same rise, leg width and length',
  },
  skirts: { noun: 'the skirt', worn: 'from her waist down, with the same flare and length' },
  tops: { noun: 'the top', worn: 'on her upper body, with the same neckline, sleeves and length' },
  dresses: { noun: 'the dress', worn: 'from her shoulders down, with the same neckline, sleeves and length' },
  outerwear: {
    noun: 'the jacket or coat',
    worn: 'over everything else, with the same collar, closure, sleeves and length',
  },
  shoes: {
    noun: 'the shoes',
    worn: 'on both feet, where her feet stand now, with the same shape, heel, shaft and fastening',
  },
  bags: {
    noun: 'the bag',
    worn: 'hanging from her shoulder, arm or hand as its straps allow, in its true size beside her, hiding neither face nor hands',
  },
}

/** In words: the documentation of one host counts pictures from 0, that of the model's makers from 1. */
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

export const nounOf = (category: WornCategory) => pieces[category].noun

/**
 * What an editor of pictures is told. The pictures are numbered in the order in which they are sent: the person, the
 * draft where there is one, and the pieces from the skin outwards, or one picture of them all.
 */
export function promptOf(
  { garments, draft: drafted }: Pick<Run, 'garments' | 'draft'>,
  { isGrid = false } = {},
) {
  const firstPiece = drafted ? 2 : 1
  const dressed = garments.map(({ category }, i) => {
    const { noun, worn } = pieces[category]
    const from = isGrid
      ? `at ${placeInGrid(garments.length, i)} of the ${ordinals[firstPiece]} picture`
      : `of the ${ordinals[firstPiece + i]} picture`
    return `She wears ${noun} ${from} ${worn}. Copy its colour, pattern, fabric and details exactly, and add nothing to it.`
  })
  const layers = garments.length > 1 ? ['The pieces are named from the innermost to the outermost.'] : []
  const draft = drafted
    ? [
        'The second picture is a rough draft of the result: it shows where each piece sits and how large it is. Keep those places and sizes, and replace its flat look by real folds, shadows and edges.',
      ]
    : ['Fit each piece to her body in its true proportions.']
  return [
    'Edit the first picture, a photograph of a woman, so that she wears other clothes.',
    ...dressed,
    ...layers,
    ...draft,
    'What she wears now in the same places is gone; everything else that she wears stays.',
    'Keep her face, hair, skin, body shape, weight, height, pose, hands and jewellery exactly as they are in the first picture.',
    'Keep the background, the light, the camera and the framing of the first picture.',
    'One person alone, one photograph, no text, no border.',
  ].join(' ')
}
