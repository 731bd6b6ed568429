import * as v from 'valibot'
import { bagPlaces, type Bag } from '@cabine/engine/contract/bags.ts'

export const bag = v.object({
  height: v.pipe(v.number(), v.minValue(5), v.maxValue(120)),
  places: v.pipe(v.array(v.picklist(bagPlaces)), v.minLength(1)),
  drop: v.pipe(v.number(), v.minValue(5), v.maxValue(120)),
}) satisfies v.GenericSchema<Bag>

/** Words of shops; the first match counts. Null: it has neither handle nor strap, or is worn on the back. */
const kinds: [RegExp, Bag | null][] = [
  [/wallet|backpack|rucksack|belt.?bag|bum.?bag|fanny|suitcase|luggage|weekender/, null],
  [/clutch/, { height: 15, places: ['edge'], drop: 25 }],
  [/pouch/, null],
  [/mini/, { height: 24, places: ['across', 'shoulder', 'hand'], drop: 44 }],
  [/tote|shopper/, { height: 46, places: ['hand', 'shoulder'], drop: 28 }],
  [/basket|straw|panier/, { height: 40, places: ['hand'], drop: 25 }],
  [/bucket/, { height: 42, places: ['hand', 'shoulder'], drop: 38 }],
  [/top.?handle|satchel|kelly/, { height: 32, places: ['hand'], drop: 25 }],
  [/crossbody|camera/, { height: 34, places: ['across', 'shoulder', 'hand'], drop: 44 }],
  [/hobo/, { height: 40, places: ['shoulder', 'hand'], drop: 28 }],
  [/quilted|flap/, { height: 30, places: ['shoulder', 'across', 'hand'], drop: 40 }],
  [/baguette|shoulder/, { height: 30, places: ['shoulder', 'hand'], drop: 28 }],
]

/** Recognises a bag by its name; null for one that can be neither held nor hung, or whose kind is unknown. */
export function bagOf(name: string): Bag | null {
  return kinds.find(([word]) => word.test(name.toLowerCase()))?.[1] ?? null
}
