import type { ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { ReadOccasion } from '@cabine/sophia/vocabulary/reading-words.ts'
import { namesKind, type AskedHere } from './asked-here.ts'
import { ranks, type Term } from './question.ts'
import { inCategories } from './terms-asked.ts'
import { worn } from './unwanted-asked.ts'
import { festive } from './wishes-asked.ts'

/** What is worn to a feast where no piece is named. */
export const categoriesMeant = (asked: AskedHere): readonly ProductCategory[] =>
  !asked.isGift && !namesKind(asked) && asked.occasions.names.some((one) => festive.has(one))
    ? ['dresses']
    : []

/** A gift of which nobody knows the size; who moves in is given something for the home. */
const giftCategories: readonly ProductCategory[] = ['accessories', 'home', 'bags']

/** Soft things for a journey or for the home are clothes, and no shoes. */
const restful: ReadonlySet<ReadOccasion> = new Set<ReadOccasion>([
  'flight',
  'airport',
  'at_home',
  'home_office',
])

/** Clothes are asked for as such, and no kind of them. */
export const isOfClothes = (asked: AskedHere) =>
  !asked.isGift &&
  !namesKind(asked) &&
  (asked.heard.clothes.length > 0 || (asked.reading.occasions ?? []).some((one) => restful.has(one)))

/** The shelves that are meant where no kind of piece is named. */
export function shelvesMeant(asked: AskedHere): Term[] {
  if (namesKind(asked)) return []
  const categories = asked.isGift ? giftCategories : isOfClothes(asked) ? worn : null
  if (!categories) return []
  return [
    {
      words: [],
      typed: '',
      match: '',
      isKind: false,
      rank: ranks.line,
      fact: inCategories(categories),
      categories,
    },
  ]
}
