import { means, namesIn, isCue, isPerson, says } from '../sentence/items.ts'
import type { CueName } from '../sentence/cue-names.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { hasPhrase, type AskedPart } from './parts.ts'
import { isEased } from './occasions-asked.ts'
import type { Scene } from './scene.ts'
import { doOverlap, spanOf, type Span } from './span.ts'

/** Where it is said what is no part of a piece: an order by price, who wears it, a gift, a season, clothes as such, and that it is for best. */
export type HeardBesides = Record<'order' | 'wearer' | 'gift' | 'season' | 'clothes' | 'style', Span[]>

const isOf = (item: Item, pattern: RegExp) => item.tags.some((tag) => pattern.test(tag))

export function heardBesides({ sentence, reading, denied }: Scene): HeardBesides {
  const spansOf = (is: (item: Item) => boolean) =>
    sentence.items
      .filter((item) => !denied.has(item) && namesIn(item, 'concept').length === 0 && is(item))
      .map((item) => spanOf(item, sentence))
  const { level } = reading.budget ?? {}
  return {
    order: level ? spansOf((item) => isOf(item, /^budget:(?:low|high)$|^quality:(?:cheap|expensive)$/)) : [],
    wearer: reading.for ? spansOf(isPerson) : [],
    gift: isGiftAsked({ sentence, reading }) ? spansOfCue(sentence, 'giftWord') : [],
    season: [
      ...spansOf((item) => isOf(item, /^season:|^weather:(?:hot|warm|cold|snow)$/)),
      ...sentence.items
        .filter((item) => isOf(item, /^month:/))
        .map((item) => spanOf(withDay(item, sentence), sentence)),
    ],
    clothes: spansOfCue(sentence, 'clothes'),
    style: spansOf((item) => isOf(item, /^vibe:chic$|^quality:dressy$/)),
  }
}

/** '8 марта', 'March 8'. */
function withDay({ from, to }: Item, { units }: Sentence) {
  const isDay = (at: number) => units[at]?.kind === 'number' || units[at]?.kind === 'ordinal'
  return { from: isDay(from - 1) ? from - 1 : from, to: isDay(to) ? to + 1 : to }
}

const feasts: ReadonlySet<string> = new Set(['birthday', 'christmas'])

/** By its word, or a feast and who is given something: 'маме на 8 марта'. */
export function isGiftAsked({ sentence, reading }: Pick<Scene, 'sentence' | 'reading'>) {
  const isFeast =
    reading.date?.startsWith('month:') === true || (reading.occasions ?? []).some((name) => feasts.has(name))
  return says(sentence, 'giftWord') || (reading.for !== undefined && !reading.pieces && isFeast)
}

const longestCue = 6

const spansOfCue = (sentence: Sentence, name: CueName): Span[] =>
  sentence.units.flatMap((_, from) =>
    Array.from({ length: longestCue }, (_none, more) => ({ from, to: from + more + 1 }))
      .filter(({ to }) => to <= sentence.units.length && isCue(sentence, name, from, to))
      .map((stretch) => spanOf(stretch, sentence)),
  )

/** Where words stand apart, one that only builds her sentences may be a shop's: 'sac soir'. */
export const isQuiet = (item: Item, { sentence, denied }: Scene) =>
  sentence.vocabulary.speech.spacing !== 'unspaced' &&
  !denied.has(item) &&
  item.to - item.from === 1 &&
  item.tags.every((tag) => tag === 'grammar:plain' || tag === 'grammar:known')
export const quietIn = (scene: Scene): Span[] =>
  scene.sentence.items.filter((item) => isQuiet(item, scene)).map((item) => spanOf(item, scene.sentence))

const isVibe = (item: Item) => namesIn(item, 'vibe').length > 0
/** A style of one word may be the shop's own word ('vintage'); of several ('pero mono') none is looked for by itself. */
const isPhrase = (item: Item) =>
  isVibe(item) && item.to - item.from > 1 && namesIn(item, 'concept').length === 0
export const phrasesKnown = ({ sentence, denied }: Scene): Span[] =>
  sentence.items.filter((item) => isPhrase(item) && !denied.has(item)).map((item) => spanOf(item, sentence))

/** What says how a piece or a day is. */
const isContent = /^(?:quality|fit|occasion|code|season|weather|body|shoes|change):|^question:care$/

/** What was said of a piece or a day and nothing was made of: that is told, and not silently dropped. */
export function unmetIn(
  { sentence, denied }: Scene,
  parts: readonly AskedPart[],
  met: readonly Span[],
): Span[] {
  const isComfortable = hasPhrase(parts, (phrase) => phrase === '=comfortable' || phrase === '=flat')
  return sentence.items
    .filter(
      (item) =>
        (isOf(item, isContent) || isPhrase(item)) &&
        !denied.has(item) &&
        !means(item, 'grammar:plain') &&
        (!isVibe(item) || isPhrase(item)) &&
        !says(sentence, 'blockHeel', item.from, item.to) &&
        !says(sentence, 'kittenHeel', item.from, item.to) &&
        !(isComfortable && namesIn(item, 'occasion').some(isEased)),
    )
    .map((item) => spanOf(item, sentence))
    .filter((span) => ![...parts, ...met].some((one) => doOverlap(one, span)))
}
