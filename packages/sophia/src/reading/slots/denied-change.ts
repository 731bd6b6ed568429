import { isDenial } from '../../sentence/deniable.ts'
import { isLoose, means, namesIn } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** Changes that say nothing of how it shall be. */
const loose: ReadonlySet<string> = new Set(['other', 'more', 'keep', 'add', 'remove'])

/** Says how it shall be: longer, cheaper. */
export const saysHow = (item: Item) => namesIn(item, 'change').some((name) => !loose.has(name))
export const saysOnlyHow = (item: Item) => namesIn(item, 'change').every((name) => !loose.has(name))

/** 'Nothing too strict' is a wish, and changes nothing. */
export function isDeniedChange(sentence: Sentence, item: Item) {
  const { items, isQuestion, vocabulary } = sentence
  const { grammar } = vocabulary
  if (grammar.isDeniedChange?.(sentence, item)) return true
  // '派手すぎない'.
  if (grammar.isVerbLast)
    return items.some(
      (one) => one.from === item.to && isDenial(one) && grammar.isAsking?.(sentence, one) !== true,
    )
  const before = items.slice(0, items.indexOf(item)).findLast((one) => !isLoose(one))
  return (
    before !== undefined &&
    before.clause === item.clause &&
    item.from - before.to <= 1 &&
    (means(before, 'grammar:not') || means(before, 'grammar:except')) &&
    grammar.isAskedFor?.(sentence, before) !== true &&
    // 'Y a rien de plus gai ?', 'gibt es das nicht billiger?' ask for it.
    !(isQuestion && saysHow(item)) &&
    namesIn(before, 'change').length === 0
  )
}
