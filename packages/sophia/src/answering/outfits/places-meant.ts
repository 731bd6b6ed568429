import type { Product } from '../../vocabulary/product.ts'
import { concepts, type Concept } from '../../vocabulary/concepts.ts'
import { isCalled } from '../../languages/en/names.ts'
import { slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'

const slotOf = ({ category }: Product) => slotOfCategory[category]

const isConcept = (kind: string): kind is Concept => kind in concepts

/** What belongs to a kind by other names. */
const narrower: Partial<Record<string, readonly Concept[]>> = {
  jewellery: ['necklace', 'earrings', 'bracelet', 'ring', 'brooch', 'watch'],
  hat: ['cap', 'beanie'],
  boots: ['ankle boots'],
}

/** Whether a piece is of a kind by its category or the words of its name: a sandal among the shoes, trainers among the sneakers. */
export function isOfKind({ name, category }: Pick<Product, 'name' | 'category'>, kind: string) {
  const all = [...(isConcept(kind) ? [kind] : []), ...(narrower[kind] ?? [])]
  return all.some((one) => isCalled(name, one) || isCalled(category, one))
}

/** How many of the traits that she named a piece has, by the words of its shop. */
export const traitsOf = (
  { name, colour, material = '' }: Pick<Product, 'name' | 'colour' | 'material'>,
  traits: readonly Concept[] = [],
) =>
  traits.filter((trait) => isCalled(name, trait) || isCalled(colour, trait) || isCalled(material, trait))
    .length

/** Where the pieces of a kind lie: those with its name, or else all that are worn in its place. */
export function placesOfKind(items: readonly Product[], kind: string): number[] {
  const all = items.map((_, place) => place)
  const slot = slotOfKind(kind)
  const inSlot = all.filter((place) => items[place] && slotOf(items[place]) === slot)
  const named = inSlot.filter((place) => items[place] && isOfKind(items[place], kind))
  return named.length > 0 ? named : inSlot
}

/** The same for a piece that she speaks of as there: the Chinese '裙子' is a dress, or a skirt. */
export function placesMeant(items: readonly Product[], kind: string): number[] {
  const places = placesOfKind(items, kind)
  if (places.length > 0 || kind !== 'dress') return places
  return placesOfKind(items, 'skirt').filter((place) => items[place] && isOfKind(items[place], 'skirt'))
}

/** The piece that a change without a name is about: the most expensive one for its price, or else what is seen first. */
export function placeOfChange(items: readonly Product[], isOfPrice: boolean): number {
  const dearest = Math.max(...items.map(({ price_cents: cents }) => cents ?? 0))
  if (isOfPrice) return items.findIndex(({ price_cents: cents }) => (cents ?? 0) === dearest)
  const first = (['dress', 'bottom', 'top', 'outer'] as const)
    .map((slot) => items.findIndex((one) => slotOf(one) === slot))
    .find((place) => place >= 0)
  return first ?? 0
}
