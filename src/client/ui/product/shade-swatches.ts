import { swatches } from './colour-swatches.ts'

/** A family is its own shade; the swatch of many colours is no colour that a stripe could have. */
const families = Object.entries(swatches).filter(([family]) => family !== 'multi')

/** The shades that templates of the studio name. */
const shades: Record<string, string> = {
  ...Object.fromEntries(families),
  ivory: '#f6efe0',
  cream: '#f3e7cf',
  pearl: '#efe9e1',
  oat: '#e2d3bb',
  oatmeal: '#ddcdb4',
  stone: '#cbbfab',
  straw: '#dcc48b',
  champagne: '#e6d2b0',
  tan: '#c79e72',
  camel: '#bd8d55',
  cognac: '#9a5a2c',
  taupe: '#9a8a7b',
  chocolate: '#4c3226',
  charcoal: '#45464a',
  terracotta: '#bd6244',
  ruby: '#8f1d34',
  burgundy: '#66202f',
  rosewood: '#8c4a4f',
  blush: '#eac6bd',
  lilac: '#bfa9cf',
  emerald: '#1f6b4d',
  sage: '#a9b596',
  olive: '#74744a',
  'mid blue': '#5b80ad',
  navy: '#232f4b',
  indigo: '#34406b',
}

/** Finds a colour by its whole name, else by its last word: 'dusty pink' is a pink. Null if neither is known. */
export function swatchOfShade(name: string) {
  const words = name.toLowerCase()
  return shades[words] ?? shades[words.split(/[\s-]+/).at(-1) ?? ''] ?? null
}
