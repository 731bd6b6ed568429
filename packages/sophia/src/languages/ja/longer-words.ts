import { isSmallTag, kindIn } from '../../sentence/items.ts'
import type { FoundPhrase, Phrases } from '../../sentence/patterns.ts'
import type { Unit } from '../../sentence/units.ts'

const isKatakana = (unit: Unit | undefined) => /^[ァ-ヺー]$/.test(unit?.text ?? '')
const isKanji = (unit: Unit | undefined) => /^\p{Script=Han}$/u.test(unit?.text ?? '')
/** A word of so few katakana stands alone: there is no Thailand in 'タイプ'. */
const shortKatakana = 2

/** Whether what was found is a part of a longer word that nobody knows: no ability is theatre ('機能'). */
export function isPartOfWord(
  units: readonly Unit[],
  { from, to, tags }: FoundPhrase,
  known: number | undefined,
  phrases: Phrases,
) {
  const isUnread = (of: (unit: Unit | undefined) => boolean, at: number) =>
    of(units[at]) && !(at < from ? known === from : phrases.at(units, at))
  if (isKatakana(units[from]) && isKatakana(units[to - 1])) {
    // The last part says what a thing is: 'マーメイドスカート'.
    const isHead = kindIn(tags) !== undefined && to - from > shortKatakana
    return (
      (isUnread(isKatakana, from - 1) && !isHead) || (isUnread(isKatakana, to) && to - from <= shortKatakana)
    )
  }
  const isSeason = tags.some((tag) => tag.startsWith('season:'))
  const isOne = to - from === 1 && isKanji(units[from]) && !isSeason && tags.some((tag) => !isSmallTag(tag))
  return isOne && (isUnread(isKanji, from - 1) || isUnread(isKanji, to))
}
