import { isCloseOnly, isDeniable, isKind, isThing } from '../../sentence/deniable.ts'
import { means, textIn } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** '安いのない？' asks whether there is one, '派手すぎない？' whether it is. */
export const isAsking = (sentence: Sentence, denier: Item) =>
  // '怖いかな' is said of what stands before.
  /[な無]い$/.test(textIn(sentence, denier.from, denier.to)) &&
  // 'もっと安いのないの?', 'もっと安いのないかな'.
  /^(?:(?:の|ん|です|ん?です?か)?[?？]|か(?:な|しら)|です?か)/.test(
    textIn(sentence, denier.to, denier.to + 4),
  )

/** 'NGなのは' alone denies what follows. */
const isNamedAhead = ({ units }: Sentence, denier: Item) =>
  means(denier, 'grammar:not') && units[denier.to - 1]?.text === 'は'

const listing = /^(?:の|な)?(?:色|系|柄)?(?:と|や|か|も|とか|または|あるいは|&)(?:か)?$/
const describing = /^(?:の|な|い|色の|系の|柄の|っぽい|みたいな)?$/
/** '結婚式じゃなくて二次会': by these an occasion is denied, too; '結婚式以外にも' goes to both. */
const replacing = /^(?:じゃな|ではな|でな|以外)/

/** What stands between a thing and 'ない' where it is not worn, had or wanted: '帽子はかぶら|ない'. */
const wearing =
  /^(?:は|が|を|も|に|には|って|なんて|なんか|とか|だと|の|みたいなのは|っぽいのは)?(?:あまり|もう|絶対|全然|さすがに|ちょっと|正直|普段|ほとんど)?(?:着|着られ|着れ|着たく|履か|履け|履きたく|はか|はけ|はきたく|かぶら|かぶりたく|被ら|被りたく|つけ|付け|着け|つけたく|着けたく|つけられ|持た|持ちたく|使わ|使え|使いたく|選ば|買わ|買いたく|欲しく|ほしく|要ら|いら|いり|着き|履き|はき|似合わ|似合い|合わ|合い|好きじゃ|好きでは|好きになれ|見たく|入れ|入って|入ってい|使って|使ってい|使われて|使われてい|ついて|ついてい|付いて|付いてい|巻か|巻きたく|締め|したく|出したく|見せたく|ありえ|あり得|考えて|考えてい|に合い|必要|すぎ|になりすぎ|くなりすぎ|しすぎ|に見え|く見え|そうに見え|になら|くなら)$/

/**
 * What stands before is denied. A 'ない' that belongs to a verb ('滑らないブーツ') denies nothing, and one behind an
 * adjective the adjective alone; 'は嫌' and '以外' deny a thing, with how it is, and what is listed with it.
 */
export function deniedBy(sentence: Sentence, denier: Item): Item[] | undefined {
  if (isNamedAhead(sentence, denier)) return undefined
  if (isAsking(sentence, denier)) return []
  const { items } = sentence
  const before = items.filter((one) => one.clause === denier.clause && one.to <= denier.from).toReversed()
  const replaced = before.find((one) => one.to === denier.from && isCloseOnly(one) && !isDeniable(one))
  const isReplacing = replacing.test(textIn(sentence, denier.from, denier.to))
  if (replaced)
    return isReplacing && !textIn(sentence, denier.to, denier.to + 2).includes('も') ? [replaced] : []
  const list: Item[] = []
  for (const item of before) {
    const next = list.at(-1)
    // '黒しか着ない' wants black.
    if (!next && means(item, 'grammar:yes') && !isDeniable(item)) break
    if (!isDeniable(item)) continue
    const between = textIn(sentence, item.to, next?.from ?? denier.from)
    const isOfVerb = means(denier, 'grammar:not') && between !== '' && !wearing.test(between)
    if (!next && (isOfVerb || between.includes('しか'))) break
    const isListed = listing.test(between)
    const isDescribing = describing.test(between) && !isKind(item)
    if (next && !isListed && !(isDescribing && isThing(next))) break
    list.push(item)
  }
  return list
}
