import type { ReadOccasion } from '../vocabulary/reading-words.ts'
import { namesIn } from '../sentence/items.ts'
import { hasPhrase, meantPart, need, type AskedPart } from './parts.ts'
import type { Scene } from './scene.ts'
import { spanOf, type Span } from './span.ts'

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
])
const isOfNoShoes = (name: string) =>
  walks.has(name) || name === 'everyday' || name === 'sport' || name === 'religious_service'

/** Hours in a seat: a soft piece, whatever it is sold for. */
const seats: ReadonlySet<string> = new Set<ReadOccasion>(['flight', 'airport'])

/** The occasions for which a piece is sold. */
export const occasionsOf = ({ reading, isShod }: Scene) =>
  (reading.occasions ?? []).filter((name) => !(isShod && isOfNoShoes(name)) && !seats.has(name))

/** A long walk and hours in a seat ask for comfort instead. */
export const isEased = (name: string) => isOfNoShoes(name) || seats.has(name)

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
  const isWalking = isShod && (reading.occasions ?? []).some((name) => walks.has(name))
  const isGiven = hasPhrase(parts, (phrase) => phrase === 'comfortable' || phrase === '=flat')
  const forWalk = isWalking && !isGiven ? of(walks) : []
  const isSoft = hasPhrase([...parts, ...forWalk], (phrase) => phrase === '=comfortable')
  return [...parts, ...forWalk, ...(isSoft ? [] : of(seats))]
}
