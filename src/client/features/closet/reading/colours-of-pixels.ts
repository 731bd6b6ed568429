import {
  colourFamilies,
  type ColourFamily,
  type PlainColour,
} from '@cabine/sophia/vocabulary/product-categories.ts'

type Pixels = { data: Uint8ClampedArray | Uint8Array }

const linear = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Lightness (0 to 1), chroma, and hue in degrees, in OKLab (Ottosson, 2020). */
function lightChromaHue(red: number, green: number, blue: number) {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const light = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { light, chroma: Math.hypot(x, y), hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 }
}

/**
 * The family of one colour as a phone's camera sees it on cloth: indoors white is seldom lighter than 0.8, and a warm lamp gives grey
 * a little chroma.
 */
export function familyOf(red: number, green: number, blue: number): PlainColour {
  const { light, chroma, hue } = lightChromaHue(red, green, blue)
  const isWarm = hue > 35 && hue < 115
  if (light < 0.3 && chroma < 0.045) return 'black'
  if (chroma < (isWarm ? 0.026 : 0.022)) return light > 0.78 ? 'white' : light < 0.34 ? 'black' : 'grey'
  if (isWarm && chroma < 0.075) {
    if (light > 0.86) return chroma < 0.045 ? 'white' : 'beige'
    return light > 0.56 ? 'beige' : light > 0.34 || chroma > 0.04 ? 'brown' : 'black'
  }
  if (chroma < 0.04 && light > 0.86) return 'white'
  if (chroma < 0.03 && light > 0.34) return 'grey'
  if (hue < 12 || hue >= 335) return light > 0.56 ? 'pink' : 'red'
  if (hue < 35) return light > 0.7 ? 'pink' : 'red'
  if (hue < 75) return light < 0.52 ? 'brown' : light > 0.74 && chroma < 0.11 ? 'beige' : 'orange'
  if (hue < 112) return light > 0.68 ? 'yellow' : chroma < 0.1 ? 'brown' : 'yellow'
  if (hue < 180) return 'green'
  if (hue < 282) return 'blue'
  return hue < 318 ? 'purple' : light > 0.62 ? 'pink' : 'purple'
}

export type ToldColours = {
  /** What the piece is, the largest share first. */
  colours: ColourFamily[]
  /** What it may be instead, the likeliest first. */
  likely: ColourFamily[]
}

/** Less of a piece than this is a button, a print's edge or a fold's shadow. */
const leastShare = 0.2
/** So many families of so much each are a print of many colours. */
const [leastOfMany, many] = [0.12, 4]
const offered = 6

/** What is likely beside a colour, because a photo tells them apart badly. */
const neighbours: Record<PlainColour, readonly ColourFamily[]> = {
  black: ['blue', 'grey', 'brown'],
  white: ['beige', 'grey'],
  grey: ['black', 'blue', 'white'],
  beige: ['white', 'brown', 'pink'],
  brown: ['beige', 'black', 'red'],
  red: ['pink', 'orange', 'brown'],
  pink: ['red', 'purple', 'beige'],
  orange: ['red', 'yellow', 'brown'],
  yellow: ['beige', 'orange', 'green'],
  green: ['grey', 'blue', 'brown'],
  blue: ['black', 'grey', 'green'],
  purple: ['pink', 'blue', 'red'],
  gold: ['yellow', 'beige'],
  silver: ['grey', 'white'],
}

/** The colours of what is not clear in a picture. */
export function coloursOfPixels({ data }: Pixels): ToldColours {
  const counts = new Map<PlainColour, number>()
  let whole = 0
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 200) continue
    const family = familyOf(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
    counts.set(family, (counts.get(family) ?? 0) + 1)
    whole += 1
  }
  const ranked = [...counts].toSorted(([, a], [, b]) => b - a)
  const shareOf = (count: number) => count / Math.max(1, whole)
  const isMany = ranked.filter(([, count]) => shareOf(count) >= leastOfMany).length >= many
  const large = ranked.filter(([, count]) => shareOf(count) >= leastShare).map(([family]) => family)
  const first = ranked[0]?.[0]
  const colours: ColourFamily[] = isMany
    ? ['multi']
    : large.length > 0
      ? large.slice(0, 2)
      : first
        ? [first]
        : []
  const likely = [
    ...new Set<ColourFamily>([
      ...colours,
      ...ranked.filter(([, count]) => shareOf(count) >= 0.05).map(([family]) => family),
      ...(first ? neighbours[first] : []),
      ...colourFamilies,
    ]),
  ]
  return { colours, likely: likely.slice(0, offered) }
}
