import { means, namesIn, isPerson, textIn } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** Directly behind the person who wears it: '父用', '夫への', '息子が着る'. */
const wears =
  /^(?:用|向け|の(?:[^、。の]{1,5}用|服|洋服|コーデ|もの|やつ)|(?:に|へ)$|への|へのプレゼント|が着|も着|が履|が[^、。]{0,6}着る|[がに][^、。]{0,14}(?:欲し|ほし|必要)|に着せ|に履かせ|に贈|に送|にあげ|に買|にプレゼント|にギフト)/
/** Between a person and the piece that is for him: '父に黒いネクタイ', '彼氏のスーツ'. */
const gives = /^(?:に|へ|の)(?!会|呼|見|誘)/

/** The person who wears it. */
export function wearer(sentence: Sentence): Item | undefined {
  const { items, units } = sentence
  const isGift = items.some((item) => means(item, 'grammar:for') && !isPerson(item))
  const isWearer = (person: Item) => {
    if (!isPerson(person)) return false
    const behind = textIn(sentence, person.to, person.to + 24)
    if (wears.test(behind) || (isGift && /^(?:に|へ|の|$)/.test(behind))) return true
    if (!gives.test(behind)) return false
    const own = items.filter(({ clause }) => clause === person.clause)
    // '夫に暖かいセーター': how it is stands between them.
    const isSmall = (item: Item) =>
      // '夫の仕事用の白いシャツ'.
      (namesIn(item, 'occasion').length > 0 && units[item.to - 1]?.text === '用') ||
      item.tags.every((tag) =>
        /^(?:grammar:(?:plain|known|yes|with|and)$|(?:quality|fit|vibe|weather):)/.test(tag),
      )
    const next = own.find((item) => item.from >= person.to && !isSmall(item))
    // '夫に褒められるワンピース': of a verb that nobody knows she is the one who wears it.
    const isRead = (from: number, to: number) =>
      units
        .slice(from, to)
        .every((_, at) => own.some((item) => item.from <= from + at && from + at < item.to))
    if (next) return namesIn(next, 'concept').length > 0 && isRead(person.to, next.from)
    // 'ネクタイを父に'.
    const before = own.findLast((item) => item.to <= person.from && !isSmall(item))
    return (
      before !== undefined && namesIn(before, 'concept').length > 0 && /^(?:に|へ)(?:.?$|です)/.test(behind)
    )
  }
  return items.find(isWearer)
}
