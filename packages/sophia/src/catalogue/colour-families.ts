import type { ColourFamily } from '../vocabulary/product-categories.ts'

const names: [ColourFamily, string][] = [
  ['multi', 'multi multicolou?r(?:ed)? rainbow patchwork colou?r-?block(?:ed)? assorted'],
  ['black', 'black noir jet onyx ebony schwarz nero negro'],
  ['white', 'white ivory cream ecru snow chalk pearl alabaster blanc wei(?:ß|ss) bianco blanco'],
  ['grey', 'gr[ea]y charcoal slate ash graphite heather anthracite pewter gris grau'],
  [
    'beige',
    'beige tan camel oatmeal oatmilk sand nude taupe stone khaki champagne biscuit flax natural wheat fawn buff',
  ],
  [
    'brown',
    'brown chocolate cocoa mocha espresso coffee chestnut cognac caramel tobacco walnut umber sienna hazel marron braun',
  ],
  [
    'red',
    'red burgundy wine crimson scarlet maroon ruby cherry brick bordeaux oxblood garnet rouge rot rojo',
  ],
  ['pink', 'pink rose blush fuchsia magenta mauve salmon raspberry bubblegum rosa'],
  ['orange', 'orange rust terracotta apricot peach coral tangerine copper pumpkin cayenne'],
  ['yellow', 'yellow mustard lemon saffron butter marigold ochre jaune gelb amarillo'],
  [
    'green',
    'green olive sage emerald mint forest moss pistachio jade lime teal fern hunter vert gr(?:ü|ue)n verde',
  ],
  [
    'blue',
    'blue navy indigo denim cobalt sky azure turquoise aqua cyan sapphire royal midnight chambray bleu blau azul',
  ],
  ['purple', 'purple lilac lavender violet plum aubergine eggplant orchid amethyst lila'],
  ['gold', 'gold golden brass'],
  ['silver', 'silver metallic chrome'],
]

const patterns = names.map(([family, list]) => {
  return [family, new RegExp(`(?<!\\p{L})(?:${list.split(' ').join('|')})(?!\\p{L})`, 'iu')] as const
})

/** The family of the first colour in the text, or null: 'navy/white stripe' is blue. */
export function colourFamilyOf(text: string): ColourFamily | null {
  let first: { family: ColourFamily; at: number } | null = null
  for (const [family, pattern] of patterns) {
    const at = text.search(pattern)
    if (at >= 0 && (!first || at < first.at)) first = { family, at }
  }
  return first?.family ?? null
}

/** The family of a colour that a shopper names (vocabulary/concepts.ts), where it is not one itself. */
export const familyOfShade: Partial<Record<string, ColourFamily>> = {
  navy: 'blue',
  'light blue': 'blue',
  turquoise: 'blue',
  burgundy: 'red',
  khaki: 'green',
  olive: 'green',
  mint: 'green',
  emerald: 'green',
  cream: 'white',
  camel: 'brown',
  chocolate: 'brown',
  terracotta: 'brown',
  mustard: 'yellow',
  lilac: 'purple',
  coral: 'orange',
  fuchsia: 'pink',
  charcoal: 'grey',
  nude: 'beige',
  multicolour: 'multi',
}
