/** The colours behind the colour words of templates. They are the same in both themes. */
const colours: Record<string, string> = {
  black: '#1d1b1c',
  white: '#ffffff',
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
  brown: '#6f4a33',
  chocolate: '#4c3226',
  grey: '#9a9897',
  charcoal: '#45464a',
  silver: '#c3c6ca',
  gold: '#c6a254',
  yellow: '#e8c84a',
  orange: '#d9772f',
  terracotta: '#bd6244',
  red: '#b3262d',
  ruby: '#8f1d34',
  burgundy: '#66202f',
  rosewood: '#8c4a4f',
  pink: '#e9a9b4',
  blush: '#eac6bd',
  purple: '#6d4a82',
  lilac: '#bfa9cf',
  green: '#4f7350',
  emerald: '#1f6b4d',
  sage: '#a9b596',
  olive: '#74744a',
  blue: '#3b5c91',
  'mid blue': '#5b80ad',
  navy: '#232f4b',
  indigo: '#34406b',
}

/** Finds a colour by its whole name, else by its last word: 'dusty pink' is a pink. Null if neither is known. */
export function colourOf(name: string) {
  const words = name.toLowerCase()
  return colours[words] ?? colours[words.split(/[\s-]+/).at(-1) ?? ''] ?? null
}
