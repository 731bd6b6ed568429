import { isDeniable, isDenial, isKind, isOfBody, isThing } from '../../sentence/deniable.ts'
import { innerTags, isCue, means, namesIn, placesOf, says, isColour } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'
import {
  deniesUnknown,
  isDenier,
  isLink,
  listAfter,
  listAsked,
  listBefore,
  listConcluded,
} from './denied-list.ts'
import { habitsIn, isWithin } from './habits.ts'
import { deniesNothing } from './no-denial.ts'
import { isWondering, spoiltIn } from './spoilt.ts'

/** The items of a sentence that she does not want. */
export function deniedIn(sentence: Sentence): Set<Item> {
  const denied = new Set<Item>()
  const { items } = sentence
  const { grammar } = sentence.vocabulary
  // 'I always wear beige, I want something different'.
  const tiredOf = habitsIn(sentence).filter(({ isUnwanted }) => isUnwanted)
  for (const [place, item] of items.entries()) {
    const next = items[place + 1]
    const isTooMuch = next && grammar.isTooMuchOf?.(sentence, item, next)
    if (next && (isMild(sentence, item, next) || isLessOf(item, next) || isTooMuch)) denied.add(next)
    if (isOutdone(sentence, place)) denied.add(item)
    const isOfColour = next?.from === item.to && isThing(item) && !isKind(item)
    if (isOfColour && grammar.isTooMuch?.(sentence, next)) denied.add(item)
    const isBehind = means(item, 'grammar:notBefore')
    const isExcept = means(item, 'grammar:except')
    if (deniesNothing(sentence, item)) continue
    if (!isDenier(item) && !isBehind && !isExcept) continue
    const byGrammar = grammar.deniedBy?.(sentence, item)
    if (byGrammar) {
      for (const one of byGrammar) denied.add(one)
      continue
    }
    if (isDeniable(item) && !isOfBody(item)) continue
    // 'A jumper that does not itch' is wanted.
    if (isBehind && isOfBody(item) && items.some((one) => one.to === item.from && isDenier(one))) continue
    // 'Heels I hate', but 'and I hate beige'.
    const isBeforeThing = next?.from === item.to && next.clause === item.clause && isThing(next)
    // 'Платья не люблю и на каблуках не хожу'.
    const ahead = items[place - 1]
    const isClosed =
      isBehind && next && isLink(next) && next.from === item.to && ahead?.to === item.from && isThing(ahead)
    const isOnlyBehind = isClosed || (isBehind && !isDenier(item) && !isBeforeThing)
    const listed = isOnlyBehind ? [] : listAfter(sentence, place)
    // 'Al posto delle scarpe con il tacco metterei dei mocassini' wants the second.
    const second = listed.filter(isKind)[1]
    const isFirst = means(item, 'grammar:ratherThan') && !items.slice(0, place).some(isKind)
    const after = isFirst && second ? listed.slice(0, listed.indexOf(second)) : listed
    // '舒服又不显憔悴': a Chinese 'no' in front of what nobody knows denies nothing before it.
    if (after.length === 0 && grammar.deniesAheadOnly && isDenier(item) && !isBehind) continue
    // 'I tacchi no' denies what stands before, 'un top che non strizzi' a word that nobody knows.
    const mayBeBehind = isBehind && item.to - item.from > 1
    const isAhead = isDenier(item) || isExcept
    if (after.length === 0 && isAhead && !mayBeBehind && deniesUnknown(sentence, item)) continue
    // 'A bag not too big' changes nothing, and is wished for.
    if (after.length === 0 && next?.from === item.to && namesIn(next, 'change').length > 0) continue
    const own = after.length > 0 || grammar.deniesItsVerb?.(sentence, item) ? [] : listBefore(sentence, place)
    const told = after.length + own.length > 0 ? own : listAsked(sentence, place)
    const before = after.length + told.length > 0 ? told : listConcluded(sentence, item)
    // 'Мне не идет бежевый': nothing stands before.
    const only = before.length > 0 || !isBehind ? before : listAfter(sentence, place)
    for (const one of [...after, ...only]) denied.add(one)
  }
  for (const item of ownedByThem(sentence)) denied.add(item)
  if (!isWondering(sentence)) for (const item of spoiltIn(sentence)) denied.add(item)
  for (const item of items) {
    for (const one of topicOf(sentence, item)) denied.add(one)
    if (isTrait(item) && (isExcessive(sentence, item) || isWithin(item, tiredOf))) denied.add(item)
  }
  return denied
}

/** 'Pearls she has already, and gold too': what somebody has is no present; of pieces `besides` tells it. */
function ownedByThem(sentence: Sentence): Item[] {
  const { items, units } = sentence
  const owned: Item[] = []
  for (const { from } of placesOf(sentence, 'theyOwn')) {
    const last = items.findLast((item) => isTrait(item) && item.to <= from)
    if (last && units.slice(last.to, from).every(({ kind }) => kind === 'word')) owned.push(last)
  }
  return owned
}

const isTrait = (item: Item) => isThing(item) && !isKind(item) && !isOfBody(item)

const isAboutPiece = ({ items }: Sentence, { clause }: Item) =>
  items.some((one) => one.clause === clause && isKind(one))

/** 'Tweed is too sweet for me': a colour, a cloth or a print of no piece, of which something is too much. */
function isExcessive(sentence: Sentence, trait: Item) {
  const { items, units, vocabulary } = sentence
  return (
    !isAboutPiece(sentence, trait) &&
    items.some(
      (one) =>
        one.clause === trait.clause &&
        one.from >= trait.to &&
        (means(one, 'grammar:too') || innerTags(units, one, vocabulary).includes('grammar:too')),
    )
  )
}

/** The heels of 'i tacchi, no grazie': the clause before names things and says nothing of them, and this one only denies. */
function topicOf({ items, units }: Sentence, verdict: Item): Item[] {
  const isSmall = (item: Item) =>
    item.tags.every((tag) => tag === 'grammar:plain' || tag === 'grammar:known' || tag === 'grammar:this')
  const saysNo = (item: Item) => isDenial(item) || means(item, 'social:no')
  const own = items.filter(({ clause }) => clause === verdict.clause)
  // 'Winter coat, not puffy' denies a word that nobody knows.
  const end = units.findIndex(({ kind }, at) => at >= verdict.from && (kind === 'comma' || kind === 'break'))
  const isRead = units
    .slice(verdict.from, end < 0 ? units.length : end)
    .every((_, at) => own.some(({ from, to }) => from <= verdict.from + at && verdict.from + at < to))
  const isBare =
    isRead &&
    saysNo(verdict) &&
    units[verdict.from - 1]?.kind === 'comma' &&
    own.every(
      (item) =>
        saysNo(item) ||
        // 'Nothing see-through' denies what nobody knows.
        (isSmall(item) && !item.tags.every((tag) => tag === 'grammar:known')) ||
        means(item, 'social:thanks') ||
        means(item, 'grammar:yes'),
    ) &&
    !own.some(isDeniable)
  const topic = items.filter(({ clause }) => clause === verdict.clause - 1)
  const isOnlyNamed = topic.every((item) => isSmall(item) || isLink(item) || isThing(item))
  return isBare && isOnlyNamed ? topic.filter(isDeniable) : []
}

/** 'Less black': of a colour, a material or a pattern. */
const isLessOf = (less: Item, thing: Item) =>
  means(less, 'grammar:less') &&
  !means(less, 'grammar:too') &&
  less.to === thing.from &&
  isThing(thing) &&
  !isKind(thing)

/** The black of 'rather in cream than in black'. */
function isOutdone(sentence: Sentence, place: number) {
  const { items } = sentence
  const item = items[place]
  const isAlike = item && (isColour(item) ? isColour : isKind(item) ? isKind : undefined)
  const better = isAlike && items.slice(0, place).findLast(isAlike)
  if (!item || !better || better.clause !== item.clause) return false
  if (isColour(item) && isCue(sentence, 'than', better.to, item.from)) return true
  // 'Prefiero plata a dorado', 'gosto mais de saia do que de vestido'.
  const isArticle = (['the', 'a', 'of'] as const).some((name) => isCue(sentence, name, item.from - 1))
  return (
    says(sentence, 'preferred', 0, better.from) &&
    (['than', 'preferredTo'] as const).some(
      (name) =>
        isCue(sentence, name, better.to, item.from) ||
        (isArticle && isCue(sentence, name, better.to, item.from - 1)),
    )
  )
}

const isBetween = (item: Item) =>
  (isThing(item) && !isKind(item)) || means(item, 'grammar:but') || means(item, 'grammar:plain')

/** 'A top not too tight': a 'not too' between a piece that she wishes for and its quality changes nothing; 'the top' lies there. */
export function isMild(sentence: Sentence, less: Item, quality: Item) {
  const { items, units, vocabulary } = sentence
  if (!means(less, 'grammar:less') || less.to !== quality.from) return false
  if (!innerTags(units, less, vocabulary).includes('grammar:not')) return false
  // 'For a christening, not too fussy'.
  if (less.clause > 0 && items.some((one) => namesIn(one, 'occasion').length > 0)) return true
  // 'Brown crossbody, not too big', 'gold earrings but not so heavy'.
  const piece = items.slice(0, items.indexOf(less)).findLast((one) => !isBetween(one))
  return (
    piece !== undefined &&
    isKind(piece) &&
    !items.some((one) => one.to === piece.from && isCue(sentence, 'the', one.from))
  )
}
