import { isCue, kindAmong, means, says } from '../../sentence/items.ts'
import type { Tag } from '../../sentence/patterns.ts'
import type { ChangeAct, Reading } from '../../vocabulary/reading-words.ts'
import { liesThere } from './praise.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

export type Change = NonNullable<Reading['change']>
/** A change, the words that ask for it, and the pieces that she praises and does not ask for. */
export type FoundChange = { change: Change; spoken: Item[]; praised?: Item[] }
/** One way of asking for a change; undefined where the sentence does not ask so. */
export type Rule = (look: ChangeContext) => FoundChange | undefined

/** A sentence, and what the rules ask of it. */
export function lookAt(sentence: Sentence) {
  const { items, units } = sentence
  const find = (tag: Tag) => items.find((item) => means(item, tag))
  /** 'The rest', 'everything else'. */
  const rest = find('grammar:rest')
  const isOfPiece = rest && items.some((one) => one.from === rest.to && kindAmong([one]))
  return {
    sentence,
    items,
    units,
    rest,
    /** 'Other'; 'the other jacket' is another one, 'the other' the rest. */
    other: find('grammar:other') ?? (isOfPiece ? rest : undefined),
    find,
    textAt: (at: number) => units[at]?.text ?? '',
    inClauseOf: ({ clause }: Item) => items.filter((item) => item.clause === clause),
    /** A word that nobody knows. */
    isUnread: (at: number) =>
      units[at]?.kind === 'word' && !items.some(({ from, to }) => from <= at && at < to),
    /** One of the pieces lies there: 'the skirt'; 'a skirt' is looked for. */
    isOfShown: (among: readonly Item[]) =>
      among.some((item) => kindAmong([item]) && liesThere(item, sentence)),
    /** A change of the first piece that is named among some items. */
    of(act: ChangeAct, spoken: Item[], among: readonly Item[] = items): FoundChange {
      // 'The same trousers with another top'.
      const about = kindAmong(among.filter((item) => !isBehindSame(sentence, item))) ?? kindAmong(among)
      return { change: { act, ...(about && { about }) }, spoken }
    },
  }
}
/** The trousers of 'the same trousers'; 'swap for' may be one word with it. */
export const isBehindSame = (sentence: Sentence, item: Item) =>
  sentence.items.some(
    (one) =>
      one.to === item.from &&
      means(one, 'grammar:same') &&
      !means(one, 'grammar:other') &&
      // '把这件大衣换成羽绒服'.
      !isCue(sentence, 'this', one.from, one.to),
  )

export type ChangeContext = ReturnType<typeof lookAt>

/** How many words may stand between what belongs together. */
export const reach = 3

/** Says 'other', and not only 'more'. */
export const saysOther = ({ from, to }: Item, sentence: Sentence) => says(sentence, 'other', from, to)

export const asksForOther = (item: Item, sentence: Sentence) =>
  means(item, 'grammar:other') ||
  // 'Etwas anderes als Jeans' names what it shall not be.
  (means(item, 'change:other') && !isCue(sentence, 'than', item.to - 1)) ||
  (means(item, 'change:more') && saysOther(item, sentence))

/** Says 'this'. */
export const isShowing = (sentence: Sentence, item: Item) =>
  means(item, 'grammar:this') || isCue(sentence, 'this', item.from, item.to)
