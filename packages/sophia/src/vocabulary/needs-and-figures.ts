/** What her body needs of clothes, whatever the day: she sits in a wheelchair, her skin is easily hurt, her neck is covered. */
export const needs = ['seated', 'soft_skin', 'high_neck'] as const
export type Need = (typeof needs)[number]

/** Figures for which shops make lines of their own. */
export const figures = ['petite', 'tall', 'plus', 'maternity', 'nursing'] as const
export type Figure = (typeof figures)[number]

/** Materials and patterns that she may avoid. */
export const stuffs = [
  'leather',
  'faux leather',
  'suede',
  'wool',
  'cashmere',
  'fur',
  'silk',
  'satin',
  'velvet',
  'lace',
  'denim',
  'linen',
  'cotton',
  'viscose',
  'polyester',
  'knitted',
  'sequin',
  'chiffon',
  'tulle',
  'corduroy',
  'fleece',
  'straw',
  'pearl',
  'crochet',
  'tweed',
  'striped',
  'floral',
  'checked',
  'polka dot',
  'leopard',
  'printed',
  'embroidered',
  'pleated',
  'ruffled',
  'animal',
] as const
export type Stuff = (typeof stuffs)[number]
