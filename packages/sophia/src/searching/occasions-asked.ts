import type { ReadOccasion } from '../vocabulary/reading-words.ts'
import { isCue, namesIn } from '../sentence/items.ts'
import type { Sentence } from '../sentence/sentence.ts'
import { hasPhrase, meantPart, need, type AskedPart } from './parts.ts'
import type { Scene } from './scene.ts'
import { spanOf, type Span } from './span.ts'

/** Every day: no shoes are sold for it. */
const everyDay: readonly ReadOccasion[] = ['office', 'everyday']
/** Shoes for it are sold by how they are, and not by the occasion. */
const walks: ReadonlySet<string> = new Set<ReadOccasion>([
  'walk',
  'city_trip',
  'shopping',
  'hiking',
  'school_run',
  'vacation',
  'museum',
  'university',
  'playground',
  ...everyDay,
])
const isOfNoShoes = (name: ReadOccasion) =>
  walks.has(name) || name === 'sport' || name === 'religious_service'

/** Hours in a seat: a soft piece, whatever it is sold for. */
const seats: ReadonlySet<string> = new Set<ReadOccasion>(['flight', 'airport'])

/** The occasions for which a piece is sold. */
export const occasionsOf = ({ reading, isShod }: Scene) =>
  (reading.occasions ?? []).filter((name) => !(isShod && isOfNoShoes(name)) && !seats.has(name))

/** The words of occasions and dress codes. */
export const spansOfOccasions = ({ sentence, denied }: Scene): Span[] =>
  sentence.items
    .filter((item) => !denied.has(item) && item.tags.some((tag) => /^(?:occasion|code):/.test(tag)))
    .map((item) => spanOf(item, sentence))

const comfortable = need('=comfortable')

/** The parts with the comfort that a long walk asks of shoes, and hours in a seat of everything. */
export function withComfort(parts: readonly AskedPart[], scene: Scene): readonly AskedPart[] {
  const { sentence, reading, isShod } = scene
  const of = (names: ReadonlySet<string>) => {
    const item = sentence.items.find((one) => namesIn(one, 'occasion').some((name) => names.has(name)))
    return item ? [meantPart(comfortable, spanOf(item, sentence))] : []
  }
  const walked = isShod ? (reading.occasions ?? []).filter((name) => walks.has(name)) : []
  const isEased = hasPhrase(parts, (phrase) => phrase === 'comfortable' || phrase === '=flat')
  const isWalking = walked.length > 0 && !walked.some((name) => everyDay.includes(name))
  const forWalk = isWalking && !isEased ? of(walks) : []
  const isSoft = hasPhrase([...parts, ...forWalk], (phrase) => phrase === '=comfortable')
  return [...parts, ...forWalk, ...(isSoft ? [] : of(seats))]
}

const longestGiftWord = 6

/** Where the words for a gift stand. */
export const spansOfGifts = (sentence: Sentence): Span[] =>
  sentence.units.flatMap((_, from) =>
    Array.from({ length: longestGiftWord }, (_none, more) => ({ from, to: from + more + 1 }))
      .filter(({ to }) => isCue(sentence, 'giftWord', from, to))
      .map((stretch) => spanOf(stretch, sentence)),
  )
