import * as v from 'valibot'

/** What of a bag the try-on has to know beside its picture: how high it is with its handles up, cm. */
export const bag = v.object({ height: v.pipe(v.number(), v.minValue(5), v.maxValue(120)) })
export type Bag = v.InferOutput<typeof bag>

/** Words of shops; the first match counts. Null: what no hand holds by a handle. */
const heights: [RegExp, number | null][] = [
  [/clutch|pouch|wallet|backpack|rucksack|belt.?bag|bum.?bag|fanny|suitcase|luggage|weekender/, null],
  [/mini/, 24],
  [/tote|shopper/, 46],
  [/basket|straw|panier/, 40],
  [/bucket/, 42],
  [/top.?handle|satchel|kelly/, 32],
  [/crossbody|camera/, 34],
  [/hobo/, 40],
  [/baguette|shoulder|quilted|flap/, 30],
]

/** What a bag is by its name; null for one that is not held by a handle, or of which that is not told. */
export function bagOf(name: string): Bag | null {
  const height = heights.find(([word]) => word.test(name.toLowerCase()))?.[1]
  return height ? { height } : null
}
