import type { ColourFamily } from '../vocabulary/product-categories.ts'
import type { EyeColour, HairColour, SkinTone } from '@cabine/engine/contract/colouring.ts'
import type { StylingProfile } from '../questions/profile.ts'

type Appearance = StylingProfile['appearance']

/** Whether gold or silver tones suit her; neutral suits both. */
type Temperature = -1 | 0 | 1
/** Lightness from 0 (fair) to 4 (deep): values far apart mean contrast. */
type Depth = 0 | 1 | 2 | 3 | 4

/**
 * The warmth and depth of each skin tone, as far as a word tells it. Olive and tan skin is warm more often than not,
 * as are hazel and green eyes.
 */
const skins: Record<SkinTone, { warmth: Temperature; depth: Depth }> = {
  porcelain: { warmth: -1, depth: 0 },
  fair: { warmth: 0, depth: 0 },
  medium: { warmth: 0, depth: 1 },
  olive: { warmth: 1, depth: 2 },
  tan: { warmth: 1, depth: 2 },
  brown: { warmth: 1, depth: 3 },
  deep: { warmth: 0, depth: 4 },
}
const hairs: Record<HairColour, { warmth: Temperature; depth: Depth }> = {
  black: { warmth: -1, depth: 4 },
  dark_brown: { warmth: 0, depth: 3 },
  brown: { warmth: 1, depth: 2 },
  red: { warmth: 1, depth: 2 },
  blonde: { warmth: 1, depth: 0 },
  grey: { warmth: -1, depth: 1 },
  colourful: { warmth: 0, depth: 2 },
}
const eyes: Record<EyeColour, { warmth: Temperature; depth: Depth }> = {
  brown: { warmth: 1, depth: 3 },
  hazel: { warmth: 1, depth: 2 },
  green: { warmth: 1, depth: 1 },
  blue: { warmth: -1, depth: 1 },
  grey: { warmth: -1, depth: 1 },
}

type Tone = 'warm' | 'neutral' | 'cool'
type Contrast = 'clear' | 'soft'

/**
 * Palettes by temperature and contrast. High contrast between hair and skin suits clear colours, and so does deep
 * skin; low contrast suits soft ones.
 */
const palettes: Record<Tone, Record<Contrast, readonly ColourFamily[]>> = {
  warm: {
    // Sun at noon: tomato, leaf green, marigold, and white to set them off.
    clear: ['red', 'green', 'orange', 'yellow', 'white'],
    // Autumn light: chocolate, camel, olive, rust, gold.
    soft: ['brown', 'beige', 'green', 'orange', 'gold'],
  },
  neutral: {
    clear: ['red', 'green', 'blue', 'white'],
    soft: ['beige', 'green', 'blue', 'pink'],
  },
  cool: {
    // Winter light: cobalt, ruby, plum, and black beside white.
    clear: ['blue', 'red', 'purple', 'black', 'white'],
    // Early morning: powder blue, rose, lavender, dove, silver.
    soft: ['blue', 'pink', 'purple', 'grey', 'silver'],
  },
}

/** The colours that answer an eye colour. */
const answers: Record<EyeColour, ColourFamily> = {
  brown: 'brown',
  hazel: 'green',
  green: 'green',
  blue: 'blue',
  grey: 'blue',
}

const present = <T>(values: (T | null | undefined)[]) => values.flatMap((value) => value ?? [])

/**
 * The colours that flatter a face, worn near it; none where she told too little. It is one preference among others
 * and excludes no colour.
 */
export function flatteringColours({ skinTone, hairColor, eyeColor }: Appearance): ColourFamily[] {
  // Hair dyed in an unnatural colour tells her taste and nothing about her colouring.
  const hair = hairColor && hairColor !== 'colourful' ? hairs[hairColor] : null
  const seen = present([skinTone && skins[skinTone], hair, eyeColor && eyes[eyeColor]])
  if (seen.length < 2) return []
  const warmth = seen.reduce((sum, one) => sum + one.warmth, 0)
  const tone = warmth > 0 ? 'warm' : warmth < 0 ? 'cool' : 'neutral'
  const depths = seen.map(({ depth }) => depth)
  const isFarApart = Math.max(...depths) - Math.min(...depths) >= 3
  const isDeep = skinTone !== null && skins[skinTone].depth >= 3
  const palette = palettes[tone][isFarApart || isDeep ? 'clear' : 'soft']
  return [...new Set([...palette, ...present([eyeColor && answers[eyeColor]])])]
}
