import { namesIn } from '../sentence/items.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { kinds } from '../sentence/thing-phrases.ts'
import { matchesOf, placesOfUnits } from './said-in-text.ts'

/** How a piece is; a piece itself is let go of by saying that she does not want it. */
const namesOf = (item: Item) => [
  ...namesIn(item, 'concept').filter((name) => !kinds.has(name)),
  ...namesIn(item, 'fit'),
]

/** What need not be, by name: 'it doesn't have to be white', 'sleeves can go'. It is neither wanted nor ruled out. */
export function letGoIn(typed: string, sentence: Sentence): string[] {
  const { text, at } = placesOfUnits(typed, sentence)
  const named = sentence.items.filter((item) => namesOf(item).length > 0)
  const letGo = matchesOf('needNot', text, sentence).flatMap(({ from, to }) => {
    const placed = named.map((item) => ({ item, place: at[item.from] ?? 0 }))
    const inside = placed.filter(({ place }) => place >= from && place < to)
    if (inside.length > 0) return inside
    const clause = sentence.items.find((item) => (at[item.to - 1] ?? 0) >= from)?.clause
    const here = placed.filter(({ item }) => clause === undefined || item.clause === clause)
    const behind = here.find(({ place }) => place >= to)
    const before = here.findLast(({ place }) => place < from)
    // The nearer of the two: 'satin need not be', 'need not be satin'.
    const nearest = [behind, before].flatMap((one) => one ?? [])
    return nearest
      .toSorted((one, other) => distance(one.place, from, to) - distance(other.place, from, to))
      .slice(0, 1)
  })
  return [...new Set(letGo.flatMap(({ item }) => namesOf(item)))]
}

const distance = (place: number, from: number, to: number) => (place >= to ? place - to : from - place)
