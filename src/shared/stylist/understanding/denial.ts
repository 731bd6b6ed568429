import { innerTags, means, namesIn, type Item, type Sentence } from './items.ts'
import { kinds } from './vocabulary.ts'

/** Meanings that can be denied; an occasion or a weather only where the 'no' stands directly before it. */
const deniable = ['concept', 'quality', 'fit', 'vibe', 'code', 'shoes', 'body']
const closeOnly = ['occasion', 'weather']

const isDeniable = (item: Item) => deniable.some((group) => namesIn(item, group).length > 0)
const isCloseOnly = (item: Item) => closeOnly.some((group) => namesIn(item, group).length > 0)
/** 'Allergic to' says something of her body, and denies what follows. */
const isOfBody = (item: Item) =>
  deniable.every((group) => namesIn(item, group).length > 0 === (group === 'body'))
const isDenier = (item: Item) => means(item, 'grammar:not') || means(item, 'grammar:ratherThan')
const isLink = (item: Item) => means(item, 'grammar:and')
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

/** The items of a sentence that she does not want. */
export function deniedIn(sentence: Sentence): Set<Item> {
  const denied = new Set<Item>()
  const { items } = sentence
  for (const [place, item] of items.entries()) {
    const next = items[place + 1]
    if (next && isMild(sentence, item, next)) denied.add(next)
    const isBehind = means(item, 'grammar:notBefore')
    const isExcept = means(item, 'grammar:except')
    if (!isDenier(item) && !isBehind && !isExcept) continue
    if (isDeniable(item) && !isOfBody(item)) continue
    const after =
      (isBehind || isExceptBehind(sentence, item)) && !isDenier(item) ? [] : listAfter(sentence, place)
    // 'I tacchi no' denies what stands before, 'un top che non strizzi' a word that nobody knows.
    const mayBeBehind = isBehind && item.to - item.from > 1
    if (after.length === 0 && isDenier(item) && !mayBeBehind && deniesUnknown(sentence, item)) continue
    for (const one of after.length > 0 ? after : listBefore(sentence, place)) denied.add(one)
  }
  return denied
}

/** 'A top not too tight': a 'not too' between a piece that she wishes for and its quality changes nothing; 'the top' lies there. */
export function isMild({ items, units, vocabulary }: Sentence, less: Item, quality: Item) {
  const piece = items[items.indexOf(less) - 1]
  return (
    means(less, 'grammar:less') &&
    less.to === quality.from &&
    piece !== undefined &&
    piece.to >= less.from - 1 &&
    namesIn(piece, 'concept').some((name) => kinds.has(name)) &&
    !items.some((one) => one.to === piece.from && /^(?:the|la|le|les)$/.test(units[one.from]?.text ?? '')) &&
    innerTags(units, less, vocabulary).includes('grammar:not')
  )
}

/** In Chinese and Japanese 'except' stands behind what it takes out. */
const isExceptBehind = ({ vocabulary, items }: Sentence, item: Item) =>
  means(item, 'grammar:except') &&
  vocabulary.language === 'ja' &&
  items.some((one) => one.to === item.from && isDeniable(one))

/** 'That is not a tent': a word that nobody knows is denied, and nothing else. */
function deniesUnknown({ units, items, vocabulary }: Sentence, denier: Item) {
  if (vocabulary.speech.spacing === 'unspaced') return false
  // A word that means something only together with others is none by itself.
  const isTaken = (at: number) =>
    items.some(({ from, to, tags }) => from <= at && at < to && tags.some((tag) => tag !== 'grammar:known'))
  for (let at = denier.to; at < denier.to + reach.first; at++) {
    const unit = units[at]
    if (!unit || unit.kind === 'comma' || unit.kind === 'break') return false
    if (unit.kind === 'word' && !isTaken(at)) return true
  }
  return false
}

/** What follows in the clause: the first thing, and what is listed with it. */
function listAfter(sentence: Sentence, place: number): Item[] {
  const { items } = sentence
  const denier = items[place]
  const list: Item[] = []
  let last = denier
  for (const item of items.slice(place + 1)) {
    if (!denier || !last || item.clause !== denier.clause) break
    const gap = item.from - last.to
    const most = (list.length === 0 ? reach.first : reach.next) * wide(sentence)
    if (gap > most) break
    if (isDeniable(item)) {
      list.push(item)
      last = item
    } else if (isCloseOnly(item)) {
      if (list.length === 0 && gap <= reach.close) list.push(item)
      break
    } else if (list.length > 0 && (isEnd(item) || !isLink(item))) {
      if (!isPlain(item)) break
      last = item
    } else last = list.length === 0 ? last : item
  }
  return list
}

/** 'Hate the yellow and the orange': the article between them ends no list. */
const isPlain = (item: Item) =>
  means(item, 'grammar:plain') && item.tags.every((tag) => tag.startsWith('grammar:')) && !isEnd(item)

/** What stands before in the clause, as far back as a list of things goes. */
function listBefore({ items }: Sentence, place: number): Item[] {
  const denier = items[place]
  const list: Item[] = []
  for (const item of items.slice(0, place).toReversed()) {
    if (!denier || item.clause !== denier.clause) break
    if (means(item, 'grammar:yes') && !isDeniable(item)) break
    if (isDeniable(item)) list.push(item)
  }
  return list
}
