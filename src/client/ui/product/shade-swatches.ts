import { swatches } from './colour-swatches.ts'
import named from './shade-swatches.json' with { type: 'json' }

/** A family is its own shade; the swatch of many colours is no colour that a stripe could have. */
const families = Object.entries(swatches).filter(([family]) => family !== 'multi')

/** The shades that templates of the studio name. */
const shades: Record<string, string> = { ...Object.fromEntries(families), ...named }

/** Finds a colour by its whole name, else by its last word: 'dusty pink' is a pink. Null if neither is known. */
export function swatchOfShade(name: string) {
  const words = name.toLowerCase()
  return shades[words] ?? shades[words.split(/[\s-]+/).at(-1) ?? ''] ?? null
}
