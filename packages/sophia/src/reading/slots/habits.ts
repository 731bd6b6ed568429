import { isKind } from '../../sentence/deniable.ts'
import { isCue, means, namesIn, placesOf, says } from '../../sentence/items.ts'
import type { Span } from '../../sentence/cues.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** What she wears again and again, from one word up to another, and whether she is tired of it. */
export type Habit = Span & { isUnwanted: boolean }

const isThing = (item: Item) => namesIn(item, 'concept').length > 0
const isOccasion = (item: Item) => namesIn(item, 'occasion').length > 0

/** 'I wear black every day', 'je remets le même jogging depuis des semaines': what she tells so she does not ask for. */
export function habitsIn(sentence: Sentence): Habit[] {
  const isSaid = says(sentence, 'habit') || (says(sentence, 'wears') && says(sentence, 'often'))
  if (!isSaid) return []
  const isUnwanted =
    says(sentence, 'forOnce') ||
    sentence.items.some((item) =>
      (['grammar:other', 'change:other', 'change:bolder'] as const).some((tag) => means(item, tag)),
    )
  const parts = partsOf(sentence)
  return parts.flatMap((part, place) => {
    const { from, to } = part
    const isHabit =
      says(sentence, 'habit', from, to) ||
      (says(sentence, 'wears', from, to) && says(sentence, 'often', from, to))
    if (!isHabit || isAsked(sentence, part)) return []
    // 'Ich trage immer Schwarz, Grau und Beige'.
    let end = place + 1
    while (isOnlyNamed(sentence, parts[end])) end += 1
    return [{ from, to: parts[end - 1]?.to ?? to, isUnwanted }]
  })
}

/** Whether she wears it again and again, and does not ask for it. */
export const isWithin = (item: Item, spans: readonly Span[]) =>
  spans.some(({ from, to }) => from <= item.from && item.to <= to)

/** The Christmas of 'a blazer that I only wear at Christmas': when she wears what she has, and not what it shall be for. */
export function seldomIn(sentence: Sentence): Item[] {
  const { items, vocabulary } = sentence
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const reach = isUnspaced ? 6 : 3
  return placesOf(sentence, 'onlyWorn').flatMap(({ from, to }) => {
    const start = vocabulary.grammar.isVerbLast ? from - reach : from
    const end = vocabulary.grammar.isVerbLast ? to : to + reach
    return items.filter((item) => isOccasion(item) && item.from >= start && item.from < end).slice(0, 1)
  })
}

/** The parts of a sentence, between signs, 'but' and 'because'. */
function partsOf(sentence: Sentence): Span[] {
  const { units, items } = sentence
  const parts: Span[] = []
  let from = 0
  const close = (to: number) => {
    if (to > from) parts.push({ from, to })
  }
  for (const [at, { kind }] of units.entries()) {
    const isSign = kind === 'comma' || kind === 'break'
    // 'Ich trage immer nur Dunkelblau' turns to nothing else.
    const begins =
      !isCue(sentence, 'only', at) && items.some((item) => item.from === at && means(item, 'grammar:but'))
    const reason = [1, 2, 3].find((words) => isCue(sentence, 'because', at, at + words))
    if (!isSign && !begins && reason === undefined) continue
    close(at)
    from = isSign ? at + 1 : at
  }
  close(units.length)
  return parts
}

/** 'What do I wear every day?' asks, and 'something I can wear every day' is a wish. */
const isAsked = (sentence: Sentence, { from, to }: Span) =>
  /^[?？؟]$/.test(sentence.units[to]?.text ?? '') || says(sentence, 'mayWear', from, to)

/** Names colours and pieces, and says nothing of them. */
function isOnlyNamed({ items, units }: Sentence, part: Span | undefined) {
  if (!part) return false
  const own = items.filter((item) => isWithin(item, [part]))
  return (
    units[part.from - 1]?.kind === 'comma' &&
    own.some(isThing) &&
    own.every((item) => isThing(item) || isKind(item) || means(item, 'grammar:and')) &&
    own.reduce((sum, { from, to }) => sum + to - from, 0) === part.to - part.from
  )
}
