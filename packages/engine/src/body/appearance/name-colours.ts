import type { EyeColour, HairColour, SkinTone } from '../../contract/colouring.ts'
import { chromaOf, hueOf, type Lab } from './lab.ts'

/**
 * The individual typology angle, in degrees: how light skin is, with its yellowness taken out. Measured with
 * instruments it ends very light at 55, light at 41, intermediate at 28, tan at 10 and brown at -30; in photos,
 * which are exposed for faces, skin comes out lighter, and the limits below were set by looking at some.
 */
const typologyAngle = ({ l, b }: Lab) => (Math.atan2(l - 50, b) * 180) / Math.PI

/** From light to deep, each for angles from its own on. */
const skinLimits: readonly [least: number, tone: SkinTone][] = [
  [52, 'porcelain'],
  [38, 'fair'],
  [28, 'medium'],
  [18, 'tan'],
  [-20, 'brown'],
]

/** Olive skin is no darker than medium skin, but greener: little red for its yellow. */
const isOlive = (skin: Lab) => hueOf(skin) > 66 && typologyAngle(skin) >= 18 && typologyAngle(skin) < 38

export function nameSkin(skin: Lab): SkinTone {
  if (isOlive(skin)) return 'olive'
  return skinLimits.find(([least]) => typologyAngle(skin) >= least)?.[1] ?? 'deep'
}

/** No hair grows in these: it is dyed. */
const isDyed = (hair: Lab) => chromaOf(hair) > 20 && (hueOf(hair) > 105 || hueOf(hair) < 22) && hair.l > 12

export function nameHair(hair: Lab): HairColour {
  const chroma = chromaOf(hair)
  if (isDyed(hair)) return 'colourful'
  if (hair.l < 17) return 'black'
  if (chroma < 7 && hair.l > 38) return 'grey'
  if (hueOf(hair) < 58 && chroma > 24 && hair.l > 22) return 'red'
  if (hair.l > 46) return 'blonde'
  return hair.l > 29 ? 'brown' : 'dark_brown'
}

/** Beside blue, green and brown there are the eyes between them: hazel where brown meets green, grey where blue fades. */
export function nameEyes(eyes: Lab): EyeColour {
  const chroma = chromaOf(eyes)
  const hue = hueOf(eyes)
  // The darkest brown mirrors the sky.
  if (eyes.l < 20) return 'brown'
  if (hue > 185 && hue < 300) return chroma < 5 ? 'grey' : 'blue'
  if (chroma < 5) return eyes.l < 30 ? 'brown' : 'grey'
  if (hue > 98) return 'green'
  if (hue > 78 && eyes.l > 30) return 'hazel'
  return 'brown'
}
