/** The kinds of shoes that the try-on can draw. */
export const shoeKinds = [
  'ballet-flat',
  'loafer',
  'pump',
  'slingback',
  'mary-jane',
  'mule',
  'sneaker',
  'ankle-boot',
  'chelsea-boot',
] as const
export type ShoeKind = (typeof shoeKinds)[number]

export const shoeFinishes = ['leather', 'patent', 'suede', 'satin', 'canvas', 'metallic'] as const
export type ShoeFinish = (typeof shoeFinishes)[number]

/** What the try-on needs to know of a pair besides its picture, which tells the colour. */
export type Shoe = { kind: ShoeKind; finish: ShoeFinish }
