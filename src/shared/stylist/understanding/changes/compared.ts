import { isAsking, isDenial, isMild } from '../denial.ts'
import { isCue, isLoose, kindAmong, means, namesIn, says, type Item, type Sentence } from '../items.ts'
import type { ChangeAct } from '../reading.ts'
import type { Quality } from '../source.ts'
import { colours } from '../vocabulary.ts'
import { reach, saysHow, saysOnlyHow, saysOther, type Look, type Rule } from './look.ts'
import { bags } from './removed.ts'

/** What 'more' of a quality asks for, and what 'too' does. */
const acts: Record<Quality, { more: ChangeAct; too: ChangeAct }> = {
  expensive: { more: 'dearer', too: 'cheaper' },
  cheap: { more: 'cheaper', too: 'dearer' },
  long: { more: 'longer', too: 'shorter' },
  short: { more: 'shorter', too: 'longer' },
  tight: { more: 'tighter', too: 'looser' },
  loose: { more: 'looser', too: 'tighter' },
  warm: { more: 'warmer', too: 'cooler' },
  cool: { more: 'cooler', too: 'warmer' },
  dressy: { more: 'dressier', too: 'plainer' },
  plain: { more: 'plainer', too: 'dressier' },
  bold: { more: 'bolder', too: 'quieter' },
  quiet: { more: 'quieter', too: 'bolder' },
}
const qualityOf = (item: Item | undefined) => item && (namesIn(item, 'quality') as Quality[])[0]
const isColour = (item: Item) => namesIn(item, 'concept').some((name) => colours.has(name))

/** 'Nothing too strict' is a wish, and changes nothing. */
export function isDeniedChange(sentence: Sentence, item: Item) {
  const { items, units, isQuestion, vocabulary } = sentence
  // '不要太正式的裙子'.
  if (
    vocabulary.language === 'zh' &&
    /^[不别別]$/.test(units[item.from]?.text ?? '') &&
    units[item.to]?.text === '的'
  )
    return true
  // '派手すぎない'.
  if (vocabulary.language === 'ja')
    return items.some((one) => one.from === item.to && isDenial(one) && !isAsking(sentence, one))
  const before = items.slice(0, items.indexOf(item)).findLast((one) => !isLoose(one))
  return (
    before !== undefined &&
    before.clause === item.clause &&
    item.from - before.to <= 1 &&
    means(before, 'grammar:not') &&
    // 'T'as pas plus long dans le même genre ?' asks for it, with a question mark or without.
    !(
      vocabulary.language === 'fr' &&
      units[before.from]?.text === 'pas' &&
      /^(?:as|avez|aurais|auriez)$/.test(units[before.from - 1]?.text ?? '')
    ) &&
    // 'Y a rien de plus gai ?', 'gibt es das nicht billiger?' ask for it.
    !(isQuestion && saysHow(item)) &&
    namesIn(before, 'change').length === 0
  )
}

/** Where the piece that a change is about stands: in its clause or before; not the 'sneakers' of 'plainer, with sneakers'. */
function nearTo({ items, inClauseOf }: Look, change: Item) {
  const own = inClauseOf(change)
  if (kindAmong(own) || namesIn(change, 'weather').length > 0) return own
  // 'Quédate con el pantalón, pero la chaqueta la prefiero más corta': the one just before.
  const justBefore = items.filter(({ clause }) => clause === change.clause - 1)
  if (kindAmong(justBefore)) return justBefore
  const joining = items.find((item) => item.clause > change.clause && means(item, 'grammar:with'))
  return items.filter((item) => item.clause < (joining?.clause ?? Number.POSITIVE_INFINITY))
}

/** 'My bum is too fat' is about her, and not about what is too thick. */
const isOfBody = ({ sentence, inClauseOf }: Look, item: Item) =>
  sentence.together.some((tag) => tag.startsWith('body:hide_')) &&
  (means(item, 'change:cooler') || means(item, 'change:tighter')) &&
  !kindAmong(inClauseOf(item))

/** 'Je sors encore danser', 'dass es weiter besteht': still, and no more. */
const isStill = ({ sentence, units }: Look, item: Item) =>
  item.to - item.from === 1 &&
  isCue(sentence, 'still', item.from) &&
  units[item.from - 1]?.kind === 'word' &&
  units[item.to]?.kind === 'word'

/** 'Trainers for less than 100', 'сапоги дешевле 150'. */
const isOfSum = ({ units, sentence }: Look, item: Item) =>
  units[item.to]?.kind === 'number' ||
  (isCue(sentence, 'thanSum', item.to) && units[item.to + 1]?.kind === 'number')

/** 'Una oficina muy formal': how it is where she goes. */
const isOfOccasion = ({ items, sentence }: Look, item: Item) =>
  sentence.vocabulary.colours === 'after' &&
  isCue(sentence, 'very', item.from) &&
  items.some((one) => one.to === item.from && namesIn(one, 'occasion').length > 0)

/** 'Что-нибудь поскромнее в церковь' is a wish for where she goes. */
const isModesty = ({ items }: Look, item: Item) =>
  means(item, 'body:modest') && items.some((one) => namesIn(one, 'occasion').length > 0)

/** 'انا محجبة وقصيرة شوي': she is, and no piece. */
const isOfHerself = ({ inClauseOf }: Look, item: Item) =>
  (means(item, 'change:longer') || means(item, 'change:shorter')) &&
  means(item, 'body:petite') &&
  inClauseOf(item).some((one) => means(one, 'grammar:iAm') && one.to <= item.from) &&
  !kindAmong(inClauseOf(item))

/** 'A lighter blue'. */
const isShade = ({ items, textAt }: Look, item: Item) =>
  textAt(item.from) === 'lighter' && items.some((one) => one.from === item.to && isColour(one))

/** '短いスカート', '便宜的裙子': how a piece shall be. */
function isAttribute({ items, sentence, textAt, units }: Look, item: Item) {
  const { language } = sentence.vocabulary
  if (language !== 'ja' && language !== 'zh') return false
  // '亮一点的裙子', but not '换条短一点的裙子'.
  const hasParticle = language === 'zh' && textAt(item.to) === '的'
  const noun = hasParticle ? item.to + 1 : item.to
  const isNoun = items.some(
    (one) => one.from === noun && (namesIn(one, 'concept').length > 0 || means(one, 'grammar:colour')),
  )
  const isTurned = units.slice(0, item.from).some(({ text }) => /^[换換改再这這]$/.test(text))
  // '有便宜点的包吗？' and '更优雅的鞋' compare with what lies there.
  const isCompared = sentence.isQuestion || textAt(item.from) === '更'
  // '面试，求一套正式一点的'.
  const isOfSet =
    textAt(item.to - 1) === '的' &&
    items.some((one) => one.to === item.from && means(one, 'grammar:outfit')) &&
    items.some((one) => namesIn(one, 'occasion').length > 0)
  if (language === 'zh' && isOfSet && !isTurned) return true
  if (hasParticle) return isNoun && !isTurned && !isCompared
  return (
    /^[いなの的]$/.test(textAt(item.to - 1)) &&
    (namesIn(item, 'quality').length > 0 || namesIn(item, 'budget').length > 0) &&
    isNoun
  )
}

/** The word or phrase that is a change by itself: 'cheaper', 'something else'. */
export function changeWord(look: Look): Item | undefined {
  const changes = look.items.filter(
    (item) =>
      namesIn(item, 'change').length > 0 &&
      !means(item, 'change:undo') &&
      !isStill(look, item) &&
      !isShade(look, item) &&
      !isOfHerself(look, item) &&
      !isModesty(look, item) &&
      !isOfSum(look, item) &&
      !isOfOccasion(look, item) &&
      !isAttribute(look, item) &&
      !isDeniedChange(look.sentence, item) &&
      !isOfBody(look, item),
  )
  // 'The colour stays as it is, but shorter' changes something.
  const first = changes.find((item) => !means(item, 'change:keep')) ?? changes[0]
  if (!first || !isCue(look.sentence, 'tooMuch', first.from)) return first
  // 'Está muito sério, quero algo mais alegre': what she asks for, and not what is wrong.
  const wished = changes.find((item) => item.clause > first.clause && saysOnlyHow(item))
  return wished ?? first
}

const actOf = (word: Item) => (namesIn(word, 'change') as ChangeAct[])[0]

/** 'Other options for the skirt', 'I do not like the skirt, show me something else', 'شو في غير هالكعب'. */
export const moreOfPiece: Rule = (look) => {
  const word = changeWord(look)
  if (!word || actOf(word) !== 'more') return undefined
  const { items, inClauseOf } = look
  // 'もっと楽な靴にして': another pair that is.
  const how = items.find((item) => item.from === word.to && namesIn(item, 'fit').length > 0)
  const noun = how && items.find((item) => item.from === how.to && kindAmong([item]))
  if (noun) return look.of('other', [word], [noun])
  const besides = items.find((item) => item.from === word.to && kindAmong([item]))
  if (besides && look.textAt(besides.from - 1) === 'غير') return look.of('other', [word], [besides])
  if (!saysOther(word, look.sentence)) return undefined
  const unwanted = items.find(
    (item) =>
      (isDenial(item) || means(item, 'social:complaint') || means(item, 'social:unsure')) &&
      kindAmong(inClauseOf(item)),
  )
  // 'Enséñame otro bolso' is another one, whether it is named with an article or not.
  const isLike = items.some(
    (item, place) =>
      means(item, 'grammar:this') &&
      item.from >= word.to &&
      !(items[place - 1]?.to === item.from && means(items[place - 1] ?? item, 'grammar:for')),
  )
  if (kindAmong(inClauseOf(word)) && !isLike) return look.of('other', [word], inClauseOf(word))
  // 'My feet would die in those shoes, others please'.
  const shown = items.find(
    (item) =>
      item.clause === word.clause - 1 && kindAmong([item]) && isCue(look.sentence, 'this', item.from - 1),
  )
  const own = (unwanted && inClauseOf(unwanted)) ?? (shown && [shown])
  return own && look.isOfShown(own) ? look.of('other', [word], own) : undefined
}

/** 'Cheaper', 'a longer skirt'. */
export const worded: Rule = (look) => {
  const word = changeWord(look)
  const act = word && actOf(word)
  if (!act || act === 'other' || act === 'more') return undefined
  const near = nearTo(look, word)
  // 'Change the bag, it is too big': of a bag no other fit can be had.
  const isOfFitless =
    bags.has(kindAmong(near) ?? '') &&
    (act === 'tighter' || act === 'looser') &&
    says(look.sentence, 'otherSize')
  return look.of(isOfFitless ? 'other' : act, [word], near)
}

/** 'Something else', 'show me more'. */
export const wordedLoosely: Rule = (look) => {
  const word = changeWord(look)
  const act = word && actOf(word)
  const near = word ? nearTo(look, word) : []
  return act && look.of(act, [word], kindAmong(near) ? near : look.items)
}

/** 'Got anything more formal?' asks for no more of the same. */
export const moreOfQuality: Rule = (look) => {
  const word = changeWord(look)
  if (!word || actOf(word) !== 'more') return undefined
  const after = look.items.find((item) => item.from === word.to)
  const quality = qualityOf(after)
  return after && quality && look.of(acts[quality].more, [after])
}

/** 'Nem muito caro nem muito barato', 'ni muy largo ni muy corto'. */
const isNeither = ({ items, sentence }: Look, item: Item) =>
  items.some(
    (one) =>
      one.clause === item.clause &&
      item.from - one.to <= 1 &&
      item.from >= one.to &&
      isCue(sentence, 'neither', one.from),
  )

/** The German 'elegantere' of 'elegantere Schuhe'. */
function isComparative({ sentence: { vocabulary }, units }: Look, item: Item) {
  const unit = units[item.from]
  // 'Lockere' is the plain form of 'locker'.
  const base = /^(?!locker)(.{3,})ere[mnrs]?$/.exec(unit?.text ?? '')?.[1]
  if (vocabulary.language !== 'de' || !unit || !base) return false
  const plain = vocabulary.phrases.at([{ ...unit, text: base }], 0)
  return plain !== null && qualityOf({ ...plain, clause: item.clause }) !== undefined
}

/** 'I'm quite short'. */
const isOfHer = ({ items }: Look, item: Item) =>
  (means(item, 'quality:short') || means(item, 'quality:long')) &&
  items.some(
    (one) =>
      one.clause === item.clause &&
      means(one, 'grammar:iAm') &&
      one.to <= item.from &&
      item.from - one.to <= reach &&
      !items.some((piece) => piece.clause === item.clause && kindAmong([piece])),
  )

/** 'The jacket is not warm enough': it shall be warmer. */
export const notEnough: Rule = (look) => {
  const { items, sentence } = look
  const told = items.find(
    (item) =>
      (qualityOf(item) !== undefined || means(item, 'fit:warm')) &&
      says(sentence, 'enough', Math.max(0, item.from - 2), item.to + 2) &&
      items.some((one) => isDenial(one) && one.clause === item.clause && one.to <= item.from),
  )
  return told && look.of(acts[qualityOf(told) ?? 'warm'].more, [told], look.inClauseOf(told))
}

/** 'Too tight', 'less formal', 'more elegant'. */
export const tooOrMore: Rule = (look) => {
  const { items, sentence } = look
  const isUnspaced = sentence.vocabulary.speech.spacing === 'unspaced'
  for (const [place, item] of items.entries()) {
    const quality = qualityOf(item)
    if (!quality || isNeither(look, item) || isOfHer(look, item)) continue
    const near = items
      .slice(Math.max(0, place - 2), place + 2)
      .filter((one) => Math.abs(one.from - item.from) <= reach || (isUnspaced && item.from - one.to <= 1))
    const isTooOrLess = near.some((one) => means(one, 'grammar:too') || means(one, 'grammar:less'))
    const isWish = near.some((one) => isMild(sentence, one, item))
    if (isTooOrLess && !isWish) return look.of(acts[quality].too, [item])
    if (isComparative(look, item) || near.some((one) => one !== item && means(one, 'grammar:more')))
      return look.of(acts[quality].more, [item])
  }
  return undefined
}

/** 'The dress must cover my knees': one that lies there. */
export const longerAsMustBe: Rule = (look) => {
  const { items, sentence } = look
  const piece = items.find((item) => kindAmong([item]))
  const must =
    piece && items.findIndex((item) => item.from >= piece.to && isCue(sentence, 'must', item.from, item.to))
  const isLong = items.some(
    (item) =>
      item.clause === piece?.clause && (means(item, 'fit:long_hems') || means(item, 'body:hide_legs')),
  )
  const covers =
    isLong || sentence.together.some((tag) => tag === 'fit:long_hems' || tag === 'body:hide_legs')
  return piece && must !== undefined && says(sentence, 'must', piece.to) && covers && look.isOfShown([piece])
    ? look.of('longer', [piece], [piece])
    : undefined
}

const isOfFit = (item: Item) =>
  namesIn(item, 'quality').some((name) => ['long', 'short', 'tight', 'loose'].includes(name))

/** 'The trousers sit tight': as 'too tight', though nothing says so. */
export const unfitting: Rule = (look) => {
  const sits = look.find('grammar:sits')
  const own = sits ? look.inClauseOf(sits) : []
  const unfit = sits && own.find((item) => isOfFit(item) && item.from >= sits.to)
  const quality = qualityOf(unfit)
  return unfit && quality && unfit.from - sits.to <= 2 && kindAmong(own)
    ? look.of(acts[quality].too, [unfit], own)
    : undefined
}

/** 'パンツが長い'. */
export const unfittingInJapanese: Rule = (look) => {
  if (look.sentence.vocabulary.language !== 'ja') return undefined
  const told = look.items.find(
    (item) =>
      isOfFit(item) &&
      look.textAt(item.to - 1) === 'い' &&
      look.textAt(item.from - 1) === 'が' &&
      look.units[item.to]?.kind !== 'word' &&
      look.items.some((one) => one.to === item.from - 1 && kindAmong([one])),
  )
  const quality = qualityOf(told)
  return told && quality && look.of(acts[quality].too, [told], look.inClauseOf(told))
}

/** In Arabic an adjective without the article of its noun is what the sentence says: 'البنطلون ضيق'. */
export const unfittingInArabic: Rule = (look) => {
  if (look.sentence.vocabulary.language !== 'ar') return undefined
  const hasArticle = ({ from }: Item) => look.textAt(from).startsWith('ال')
  const told = look.items.find((item, place) => {
    const noun = look.items[place - 1]
    return (
      noun?.to === item.from && isOfFit(item) && kindAmong([noun]) && hasArticle(noun) && !hasArticle(item)
    )
  })
  const quality = qualityOf(told)
  return told && quality && look.of(acts[quality].too, [told], look.inClauseOf(told))
}
