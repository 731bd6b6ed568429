import { innerTags, isCue, isPerson, means, namesIn, placesOf, says, isColour } from '../../sentence/items.ts'
import { habitsIn, isWithin, seldomIn } from './habits.ts'
import { isWondering, spoiltIn } from './spoilt.ts'
import type { Unit } from '../../sentence/units.ts'
import type { Tag } from '../../sentence/patterns.ts'
import { isKind } from '../../sentence/deniable.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** Words between the name of a house or a street and what only looks like a wish: 'au café de la Soie'. */
const nameReach = 2
const shortestName = 4

const isThing = (tag: Tag) => tag.startsWith('concept:') || tag.startsWith('shoes:')
const isOccasion = (tag: Tag) => tag.startsWith('occasion:')
/** A colour, a material or a pattern, and no piece. */
const isTrait = (item: Item) => item.tags.some(isThing) && !isKind(item)

/** May stand within a name: 'the Pink Rose café', 'فندق القمر الأبيض'. */
const isOfNames = (item: Item) =>
  (isTrait(item) && item.tags.every(isThing)) || item.tags.every((tag) => tag.startsWith('social:'))
/** 'My hair is red'. */
const isSmall = (item: Item) =>
  item.tags.every((tag) => /^(?:grammar:(?:plain|known|iAm|in)|budget:(?:between|to))$/.test(tag))

/** The sentence without what it names and nobody wishes for: the red of the 'Red Lion', the bride's white, last year's dress. */
export function withoutAsides(sentence: Sentence): Sentence {
  const { grammar } = sentence.vocabulary
  const habits = habitsIn(sentence)
  const seldom = seldomIn(sentence)
  /** What she is tired of is denied, and for that it has to be read. */
  const isTold = (item: Item) => {
    const own = habits.filter((habit) => isWithin(item, [habit]))
    const isOfPieces = sentence.items.some((one) => isKind(one) && isWithin(one, own))
    return own.length > 0 && (isOfPieces || own.every(({ isUnwanted }) => !isUnwanted))
  }
  const isWhen = (item: Item) =>
    (means(item, 'occasion:everyday') && isWithin(item, habits)) || seldom.includes(item)
  const wondered = isWondering(sentence) ? spoiltIn(sentence) : []
  const isAside = (item: Item) =>
    item.tags.some(isThing) &&
    // 'Last year I wore red, now …', 'the bride wears ivory'.
    (isTold(item) ||
      wondered.includes(item) ||
      isBehind(sentence, item, 'grammar:past') ||
      isBehind(sentence, item, 'grammar:theirs') ||
      isOfName(sentence, item) ||
      grammar.isOfTime?.(sentence, item) === true ||
      isOwned(sentence, item) ||
      isAtHome(sentence, item) ||
      isHour(sentence, item))
  // 'It looks like a funeral': where she does not go.
  // 'I don't want to look like a secretary at the party' goes there.
  const isWhere = (item: Item) =>
    sentence.items.some(
      (one) =>
        one.to <= item.from &&
        item.from - one.to <= 3 &&
        !one.tags.some(isOccasion) &&
        (means(one, 'grammar:in') || means(one, 'grammar:for')),
    ) && sentence.items.some((one) => means(one, 'grammar:resembles') && item.from - one.to > 2)
  const isLikened = (item: Item) =>
    namesIn(item, 'occasion').length > 0 &&
    !isWhere(item) &&
    (grammar.isVerbLast
      ? sentence.items.some((one) => one.from === item.to && means(one, 'grammar:resembles'))
      : isBehind(sentence, item, 'grammar:resembles'))
  // 'Giornate lunghe': of time.
  const isLasting = (item: Item) => means(item, 'quality:long') && isCue(sentence, 'time', item.from - 1)
  const namesStreet = (item: Item) =>
    sentence.items.some((one) => one.from === item.to && isOfName(sentence, one)) ||
    (sentence.units[item.to]?.kind === 'word' && sentence.units[item.to]?.isCapital === true)
  const items = sentence.items.map((item) => {
    // The Italian 'via' takes away, or is a street.
    if (means(item, 'grammar:venue') && means(item, 'grammar:not') && namesStreet(item))
      return { ...item, tags: item.tags.filter((tag) => tag !== 'grammar:not') }
    const here = grammar.readAs?.(sentence, item)
    if (here) return { ...item, tags: here }
    if (isLasting(item) || isEnough(sentence, item) || isPassedOver(sentence, item))
      return { ...item, tags: ['grammar:plain' as const] }
    if (isExclaimed(sentence, item))
      return { ...item, tags: item.tags.filter((tag) => tag.startsWith('social:')) }
    if (isTops(sentence, item)) return { ...item, tags: ['budget:most' as const] }
    const part = partOfPiece(sentence, item)
    if (part) return part
    if (isNamedTop(sentence, item))
      return { ...item, tags: item.tags.filter((tag) => !tag.startsWith('social:')) }
    // 'Una bolsa café' is brown, 'café con mi suegra' is none.
    const isDrink = item.tags.some(isOccasion) && isTrait(item)
    if (isDrink)
      return {
        ...item,
        tags: item.tags.filter(
          isColourHere(sentence, item) ? (tag) => !isOccasion(tag) : (tag) => !isThing(tag),
        ),
      }
    // The schoolgirl of 'so I don't look like a schoolgirl'.
    if (isOfLikeness(sentence, item)) return { ...item, tags: ['grammar:plain' as const] }
    const isLeftOut = isLikened(item) || isWhen(item) ? isOccasion : isAside(item) ? isThing : null
    if (!isLeftOut) return item
    const tags = item.tags.filter((tag) => !isLeftOut(tag))
    // 'It looks like a funeral' is no praise.
    const isAll = sentence.items.every((one) => isLikened(one) || !one.tags.some(isOccasion))
    // Black that is 'not like a funeral' is a wish.
    const isDenied = sentence.items.some((one) => one.clause === item.clause && means(one, 'grammar:not'))
    const bare: Tag = isLikened(item) && isAll && !isDenied ? 'social:complaint' : 'grammar:plain'
    return { ...item, tags: tags.length > 0 ? tags : [bare] }
  })
  return { ...sentence, items }
}

/** 'A skirt and a top': here the word is no praise. */
const isNamedTop = ({ items }: Sentence, item: Item) =>
  isKind(item) &&
  means(item, 'social:compliment') &&
  items.some(
    (link) =>
      means(link, 'grammar:and') &&
      link.to <= item.from &&
      item.from - link.to <= 1 &&
      items.some((one) => one !== item && isKind(one) && one.to === link.from),
  )

const isOfLikeness = (sentence: Sentence, item: Item) =>
  (item.tags.some(isOccasion) || isPerson(item)) &&
  placesOf(sentence, 'lest').some(({ from, to }) => {
    const { units, vocabulary } = sentence
    const [start, end] = vocabulary.grammar.isVerbLast ? [item.to, from] : [to, item.from]
    return start <= end && units.slice(start, end).every(({ kind }) => kind === 'word')
  })

/** 'Cem euros chegam?', 'con cien euros me llega?': a sum that suffices, and no delivery. */
const isEnough = (sentence: Sentence, item: Item) =>
  means(item, 'question:delivery') &&
  isCue(sentence, 'suffices', item.to - 1) &&
  sentence.items.some((one) => one.to === item.from && namesIn(one, 'currency').length > 0)

/** 'A coat, 200 tops', '70 quid tops' name no top. */
const isTops = ({ units, items }: Sentence, item: Item) =>
  units[item.from]?.text === 'tops' &&
  (Number(units[item.from - 1]?.text) >= leastPrice ||
    items.some((one) => one.to === item.from && namesIn(one, 'currency').length > 0))
/** Who wants two tops does not pay two. */
const leastPrice = 15

/** The black of 'entre la negra y la azul me quedo con la azul'. */
const isPassedOver = (sentence: Sentence, item: Item) => {
  const { units, items, vocabulary } = sentence
  if (vocabulary.colours !== 'after' || !isTrait(item)) return false
  const between = units.findIndex((_, at) => isCue(sentence, 'between', at))
  const taken = items.find((one) => means(one, 'grammar:keep') && one.from > between)
  return (
    between >= 0 &&
    taken !== undefined &&
    between < item.from &&
    item.to <= taken.from &&
    items.some((one) => one.from >= taken.to && isTrait(one))
  )
}

/** 'Tengo un vestido azul y no sé qué zapatos': what she has, beside what she asks for. */
const isAtHome = (sentence: Sentence, item: Item) => {
  const { items } = sentence
  const piece = isKind(item)
    ? item
    : items.findLast((one) => one.to <= item.from && one.clause === item.clause && isKind(one))
  const owned = piece ?? items.find((one) => one.from >= item.to && one.clause === item.clause && isKind(one))
  if (!owned || item.from - owned.to > 2) return false
  const isAsked = (one: Item) =>
    isKind(one) && one.from > owned.from && says(sentence, 'which', owned.to, one.from)
  const before = items.find(({ clause }) => clause === owned.clause)?.from ?? 0
  return says(sentence, 'iHaveA', before, owned.from) && items.some(isAsked)
}

/** 'Show!', 'padre!': a word that praises and is nothing else in a sentence of its own. */
const isExclaimed = ({ units, items, vocabulary }: Sentence, item: Item) =>
  vocabulary.colours === 'after' &&
  items.length === 1 &&
  units.every(({ kind }, at) => kind !== 'word' || (item.from <= at && at < item.to)) &&
  (means(item, 'social:compliment') || means(item, 'social:complaint'))

/** 'Saia jeans' is of denim, and a 'macacão pantalona' one piece with wide legs. */
function partOfPiece(sentence: Sentence, item: Item): Item | null {
  const { items, vocabulary } = sentence
  if (vocabulary.colours !== 'after' || !isKind(item)) return null
  const before = items.find((one) => one.to === item.from)
  const head =
    before && isCue(sentence, 'madeOf', before.from) ? items.find((one) => one.to === before.from) : before
  if (!head || !isKind(head) || means(head, 'grammar:and') || head.clause !== item.clause) return null
  if (means(item, 'concept:jeans') && !means(head, 'concept:jeans') && !means(head, 'concept:set'))
    return {
      ...item,
      tags: [...item.tags.filter((tag) => tag !== 'concept:jeans'), 'concept:denim' as const],
    }
  return means(item, 'concept:trousers') && means(head, 'concept:jumpsuit')
    ? { ...item, tags: item.tags.filter((tag) => tag !== 'concept:trousers') }
    : null
}

/** 'I only own leggings', 'Schuhe hab ich schon': what she has, as far as 'and' begins nothing else. */
function isOwned(sentence: Sentence, item: Item) {
  const { units, items } = sentence
  const isSign = (unit: Unit) => unit.kind === 'comma' || unit.kind === 'break'
  const begins = items.flatMap((link, place) => {
    const next = items[place + 1]
    const isLink = means(link, 'grammar:and') || means(link, 'grammar:but')
    const goesOn = next && (next.tags.some(isThing) || next.tags.every((tag) => tag === 'grammar:plain'))
    return isLink && link.to <= item.from && !goesOn ? [link.to] : []
  })
  const from = Math.max(units.slice(0, item.from).findLastIndex(isSign) + 1, ...begins)
  const end = units.findIndex((unit, at) => at >= item.to && isSign(unit))
  const to = end < 0 ? units.length : end
  // 'Earrings that go with the dress that I already have': the nearest.
  const isNearest = !items.some((one) => one.from >= item.to && one.to <= to && isKind(one))
  // 'I have a green skirt, what do I put with it?' is about the skirt.
  const asksElse = items.some(
    (one) =>
      (one.to <= from || one.from >= to || begins.length > 0 || one.from > item.to) &&
      one !== item &&
      (one.tags.some(isOccasion) || one.tags.some(isThing)),
  )
  return (
    asksElse &&
    (says(sentence, 'ownsAhead', from, item.from) || (isNearest && says(sentence, 'ownsBehind', item.to, to)))
  )
}

/** Whether it stands behind a word in its clause; not the blouse of 'ayer me compré una falda y busco una blusa'. */
const isBehind = ({ items }: Sentence, item: Item, tag: Tag) =>
  items.some(
    (one) =>
      one.clause === item.clause &&
      one.to <= item.from &&
      means(one, tag) &&
      !items.some(
        (link, place) =>
          one.to <= link.from &&
          link.to <= item.from &&
          means(link, 'grammar:and') &&
          items[place + 1]?.from === link.to &&
          means(items[place + 1] ?? link, 'grammar:yes'),
      ),
  )

/** Behind a piece, or 'in' and 'of the colour'. */
const isColourHere = ({ items }: Sentence, item: Item) =>
  items.some(
    (one) =>
      one.to === item.from && (isKind(one) || means(one, 'grammar:in') || means(one, 'grammar:colour')),
  )

/** The Arabic watch is an hour before a number, the German and the Russian one behind it. */
function isHour({ units, vocabulary }: Sentence, item: Item) {
  const isNumber = (at: number) =>
    units[at]?.kind === 'number' || vocabulary.numbers.values.has(units[at]?.text ?? '')
  return means(item, 'concept:watch') && (isNumber(item.to) || isNumber(item.from - 1))
}

/** 'The Red Lion pub', 'via Seta', 'the Blue Parrot': beside a house or a street, or in English before a word that nobody knows. */
function isOfName(sentence: Sentence, item: Item) {
  if (!isTrait(item) || isOfPiece(sentence, item)) return false
  const { items, units, vocabulary } = sentence
  const isBefore = vocabulary.colours === 'before'
  const isUnread = (at: number) =>
    units[at]?.kind === 'word' && !items.some(({ from, to }) => from <= at && at < to)
  const stands = (from: number, to: number, mayBe: (between: Item) => boolean) => {
    for (let at = from; at < to; at++) {
      const own = items.find((one) => one.from <= at && at < one.to)
      if (!(own ? mayBe(own) : isUnread(at) || units[at]?.kind === 'break')) return false
    }
    return from <= to && to - from <= nameReach
  }
  const isCapital = units[item.from]?.isCapital === true
  // 'In a bar' may be one phrase.
  const isVenue = (one: Item) =>
    means(one, 'grammar:venue') ||
    // 'Pantaloni a palazzo' are no palace.
    (!isKind(one) && innerTags(units, one, vocabulary).includes('grammar:venue'))
  const isNamed = (one: Item) =>
    vocabulary.speech.spacing !== 'unspaced' &&
    isVenue(one) &&
    (stands(one.to, item.from, isOfNames) || (isCapital && item.from - one.to <= nameReach + 1))
  const isBorne = (one: Item) =>
    means(one, 'grammar:bears') &&
    stands(one.to, item.from, (between) => isSmall(between) || isOfNames(between))
  if (items.some((one) => one.to <= item.from && (isNamed(one) || isBorne(one)))) return true
  if (!isBefore) return false
  const isAheadOfVenue = items.some(
    (one) => (isVenue(one) || means(one, 'grammar:bears')) && stands(item.to, one.from, isOfNames),
  )
  const isOfUnread =
    vocabulary.grammar.areUnknownNames === true &&
    isColour(item) &&
    isUnread(item.to) &&
    (units[item.to]?.text.length ?? 0) >= shortestName
  return isAheadOfVenue || isOfUnread
}

/** A piece stands beside it. */
const isOfPiece = ({ items }: Sentence, item: Item) =>
  items.some(
    (one) => one.clause === item.clause && isKind(one) && one.from - item.to <= 1 && item.from - one.to <= 1,
  )
