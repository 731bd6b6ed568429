import type { ProductOccasion, Season } from '../../vocabulary/product-categories.ts'
import { rootOf } from './split-words.ts'

/** An occasion or season of a piece, which the catalogue often knows without a word in its text. */
export type Wish = { occasions: ProductOccasion[]; season: Season | null }

const occasions: Record<ProductOccasion, string[]> = {
  workwear: ['work', 'workwear', 'office', 'business', 'bureau', 'travail'],
  vacation: ['vacation', 'holiday', 'beach', 'resort', 'travel', 'vacances', 'plage', 'voyage'],
  'date-night': ['date', 'date night', 'night out', 'dinner', 'diner', 'rendez vous'],
  'casual-day': ['casual', 'weekend', 'brunch', 'decontracte'],
  everyday: ['everyday', 'quotidien'],
  'special-event': [
    'party',
    'parties',
    'wedding',
    'wedding guest',
    'cocktail',
    'evening',
    'event',
    'special event',
    'gala',
    'formal',
    'mariage',
    'soiree',
    'fete',
    'ceremonie',
  ],
}

const seasons: Record<Exclude<Season, 'all'>, string[]> = {
  summer: ['summer', 'summery', 'ete'],
  winter: ['winter', 'hiver'],
}

const keyOf = (phrase: string) => phrase.split(' ').map(rootOf).join(' ')

const wishes = new Map<string, Wish>()
for (const [occasion, phrases] of Object.entries(occasions) as [ProductOccasion, string[]][])
  for (const phrase of phrases) wishes.set(keyOf(phrase), { occasions: [occasion], season: null })
for (const [season, words] of Object.entries(seasons) as [Season, string[]][])
  for (const word of words) wishes.set(keyOf(word), { occasions: [], season })

export const wishOf = (words: string[]) => wishes.get(keyOf(words.join(' '))) ?? null

/** Words to which a mistyped one may be corrected. */
export const knownWishes = [...Object.values(occasions), ...Object.values(seasons)]
  .flat()
  .filter((phrase) => !phrase.includes(' '))
