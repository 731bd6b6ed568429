import { isCloseOnly, isDeniable, isKind } from '../../sentence/deniable.ts'
import { isCue, means, namesIn, placesOf, says } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

export const isDenier = (item: Item) => means(item, 'grammar:not') || means(item, 'grammar:ratherThan')
export const isLink = (item: Item) => means(item, 'grammar:and')
/** Ends a list: 'no heels with …', 'no heels for …'. */
const isEnd = (item: Item) =>
  means(item, 'grammar:with') ||
  means(item, 'grammar:for') ||
  means(item, 'grammar:yes') ||
  means(item, 'grammar:add') ||
  // 'Less pink and more blue'.
  means(item, 'grammar:more') ||
  isCloseOnly(item)

/** How many words may stand between a 'no' and what it denies, and within a list. */
const reach = { first: 4, next: 2, close: 1 }
const wide = (sentence: Sentence) => (sentence.vocabulary.speech.spacing === 'unspaced' ? 2 : 1)

/** 'That is not a tent': a word that nobody knows is denied, and nothing else. */
export function deniesUnknown({ units, items, vocabulary }: Sentence, denier: Item) {
  if (vocabulary.speech.spacing === 'unspaced') return false
  // A word that means something only together with others is none by itself.
  const isTaken = (at: number) =>
    items.some(
      ({ from, to, tags }) =>
        from <= at &&
        at < to &&
        tags.some((tag) => !/^grammar:(?:known|bears|venue)$|^question:care$/.test(tag)),
    )
  for (let at = denier.to; at < denier.to + reach.first; at++) {
    const unit = units[at]
    if (!unit || unit.kind === 'comma' || unit.kind === 'break') return false
    if (unit.kind === 'word' && !isTaken(at)) return true
  }
  return false
}

/** What follows in the clause: the first thing, and what is listed with it. */
export function listAfter(sentence: Sentence, place: number): Item[] {
  const { items } = sentence
  const { grammar } = sentence.vocabulary
  const denier = items[place]
  const list: Item[] = []
  let last = denier
  let isTooMuch = false
  for (const item of items.slice(place + 1)) {
    if (!denier || !last || item.clause !== denier.clause) break
    const gap = item.from - last.to
    const most = (list.length === 0 ? reach.first : reach.next) * wide(sentence)
    if (gap > most || says(sentence, 'because', last.to, item.from)) break
    // '不要太长的大衣': how it is is not wanted, and not the coat.
    isTooMuch ||= means(item, 'grammar:too') || namesIn(item, 'change').length > 0
    const isHow = isTooMuch || (list.length > 0 && grammar.isHowDenied?.(sentence, denier, item))
    if (grammar.isHowDenied && isHow && isKind(item) && namesIn(item, 'change').length === 0) break
    if (isDeniable(item) && list.length === 0 && isDoubled(sentence, denier, item)) return []
    // 'Scarpe che non si rovinino e un trench' denies a verb that nobody knows.
    if (
      list.length === 0 &&
      isLink(item) &&
      item.from - denier.to >= 1 &&
      !isCue(sentence, 'a', denier.to) &&
      deniesUnknown(sentence, denier)
    )
      break
    // 'I hate skirts and can't walk in heels'.
    if (
      list.length > 0 &&
      /^(?:cant|cannot|dont|wont|no|not|never)$/.test(sentence.units[item.from]?.text ?? '')
    )
      break
    if (isDeniable(item)) {
      list.push(item)
      last = item
    } else if (isCloseOnly(item)) {
      if (list.length === 0 && (gap <= reach.close || isOtherThanMeant(sentence, denier, item)))
        list.push(item)
      break
    } else if (list.length > 0 && (isEnd(item) || !isLink(item))) {
      if (!isPlain(item) || isNewThing(sentence, item)) break
      last = item
    } else last = list.length === 0 ? last : item
  }
  return list
}

/** The office of 'not for the office, for the weekend': only small words stand between, and she names what it is for. */
function isOtherThanMeant({ items, units }: Sentence, denier: Item, item: Item) {
  const isSmall = (one: Item) =>
    one.tags.every((tag) => tag.startsWith('grammar:') || tag === 'budget:most' || tag === 'budget:between')
  const between = items.filter((one) => one.from >= denier.to && one.to <= item.from)
  const isClose =
    denier.to - denier.from <= 2 &&
    between.every(isSmall) &&
    units.slice(denier.to, item.from).every((_, at) => {
      const place = denier.to + at
      return between.some(({ from, to }) => from <= place && place < to)
    })
  return (
    isClose &&
    namesIn(item, 'occasion').length > 0 &&
    items.some((one) => one.from >= item.to && namesIn(one, 'occasion').length > 0)
  )
}

/** 'Não quero nada justo', 'no quiero nada ajustado': the phrase denies already what it names. */
const isDoubled = (sentence: Sentence, denier: Item, item: Item) =>
  item.to - item.from > 1 && isCue(sentence, 'nothing', item.from) && isCue(sentence, 'not', denier.from)

/** 'Statt Rock ne Hose': with the article begins what she wants instead. */
const isNewThing = (sentence: Sentence, item: Item) =>
  isCue(sentence, 'a', item.from) &&
  !sentence.items.some((one) => one.to === item.from && isLink(one)) &&
  sentence.units[item.from - 1]?.kind === 'word'

/** 'Hate the yellow and the orange': the article between them ends no list. */
const isPlain = (item: Item) =>
  means(item, 'grammar:plain') &&
  // 'Sauf du rose et de l'orange'.
  item.tags.every((tag) => tag.startsWith('grammar:') || tag === 'budget:between') &&
  !isEnd(item)

/** 'Heels? No, thanks': what she asked herself, where the answer says nothing else. */
export function listAsked({ items, units }: Sentence, place: number): Item[] {
  const denier = items[place]
  const asked = items[place - 1]
  if (!denier || !asked || asked.clause === denier.clause) return []
  const isAsked = units.slice(asked.to, denier.from).some(({ text }) => /^[?？؟]$/.test(text))
  const isAlone = items.every((one) => one.clause <= asked.clause || one === denier || !isDeniable(one))
  return isAsked && isAlone ? items.filter((one) => one.clause === asked.clause && isDeniable(one)) : []
}

/** 'El amarillo da mala suerte, así que ni hablar': what the clause before says, where its own says nothing else. */
export function listConcluded(sentence: Sentence, denier: Item): Item[] {
  const { items } = sentence
  const first = items.find(({ clause }) => clause === denier.clause)
  if (!first || !isCue(sentence, 'so', first.from)) return []
  const isAlone = items.every((one) => one.clause !== denier.clause || one === denier || !isDeniable(one))
  return isAlone && means(denier, 'grammar:notBefore')
    ? items.filter((one) => one.clause === denier.clause - 1 && isDeniable(one))
    : []
}

/** What stands before in the clause, as far back as a list of things goes. */
export function listBefore(sentence: Sentence, place: number): Item[] {
  const { items, vocabulary } = sentence
  const denier = items[place]
  const list: Item[] = []
  // 'Une robe qui ne fait pas mamie' denies its verb.
  // 'Eine Winterjacke, die nicht so aufträgt'.
  const isPronoun = (from: number, to: number) =>
    to - from === 1 && vocabulary.grammar.relatives?.test(sentence.units[from]?.text ?? '')
  const isRelative = (from: number, to: number) =>
    isPronoun(from, to) ||
    (vocabulary.colours === 'after' &&
      says(sentence, 'that', from, to) &&
      denier?.to === (denier?.from ?? 0) + 1)
  // 'Белые кеды к платью, чтоб не как школьница'.
  if (denier && placesOf(sentence, 'lest').some(({ from, to }) => from <= denier.from && denier.from < to))
    return []
  // 'Blusen, die man nicht bügeln muss' are wanted.
  const isOfCare = items.some((one) => one.from === denier?.to && means(one, 'question:care'))
  for (const item of items.slice(0, place).toReversed()) {
    if (!denier || item.clause !== denier.clause) break
    if (isRelative(item.to, denier.from) || says(sentence, 'because', item.to, denier.from)) break
    if (isOfCare) break
    if (means(item, 'grammar:yes') && !isDeniable(item)) break
    if (isDeniable(item)) list.push(item)
  }
  return list
}
