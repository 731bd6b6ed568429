import { isDenial } from '../../sentence/deniable.ts'
import { isCue, isLoose, kindAmong, means, namesIn, says } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** Says that what lies there is good. */
export const praises = (item: Item) =>
  means(item, 'social:compliment') || means(item, 'grammar:yes') || means(item, 'grammar:keep')

/** 'Tout est joli': all of it, and how it is, in a clause without a piece. */
function likesAll(sentence: Sentence, item: Item) {
  const own = sentence.items.filter(({ clause }) => clause === item.clause)
  return (
    says(sentence, 'all', own[0]?.from, item.from) &&
    (namesIn(item, 'vibe').length > 0 || isCue(sentence, 'nice', item.from)) &&
    !own.some((one) => isDenial(one) || namesIn(one, 'concept').length > 0)
  )
}

/** The shoes of 'I love it all except the shoes', '靴以外は全部好き'. */
export function sparedIn(sentence: Sentence) {
  const { items, units, vocabulary } = sentence
  const { isVerbLast } = vocabulary.grammar
  const praise = items.find(
    (item) =>
      means(item, 'social:compliment') ||
      means(item, 'grammar:keep') ||
      (isVerbLast && means(item, 'grammar:yes')) ||
      likesAll(sentence, item),
  )
  if (!praise) return undefined
  // 'Gostei de tudo, só o sapato que não'.
  const last = items.at(-1)
  const isAtEnd =
    last && last.clause > praise.clause && means(last, 'grammar:not') && last.to === units.length
  const alone = isAtEnd ? items.find((item) => item.clause === last.clause && kindAmong([item])) : undefined
  if (alone && items.every((item) => item === alone || !kindAmong([item]))) return alone
  for (const item of items) {
    const isExcept = means(item, 'grammar:except') || (means(item, 'grammar:not') && praise.to <= item.from)
    // 'Everything is fine except' praises, too.
    if (!isExcept || (item === praise && !means(item, 'grammar:except'))) continue
    const piece: Item | undefined = isVerbLast
      ? items.find((one) => one.to === item.from)
      : items.find((one) => one.from >= item.to && !isLoose(one))
    if (piece && kindAmong([piece]) && piece !== praise) return piece
  }
  return undefined
}

/** How far behind its piece a praise stands. */
const reach = 3

/** Whether an article stands before a piece: 'the skirt'. */
export const isDefinite = ({ from }: Item, sentence: Sentence) => isCue(sentence, 'the', from - 1)

/** 'The skirt' lies there, 'a skirt' is looked for; in a language without articles each may lie there. */
export function liesThere(item: Item, sentence: Sentence) {
  const { articles } = sentence.vocabulary.grammar
  if (articles === 'none') return true
  return articles === 'apart'
    ? isDefinite(item, sentence)
    : articles.test(sentence.units[item.from]?.text ?? '')
}

/** The shoes of 'I love the top, hate the shoes': of what lies there one piece is liked and another is not. */
export function besideLiked(sentence: Sentence): { disliked: Item; praised: Item[] } | undefined {
  const { items, vocabulary } = sentence
  const has = (clause: number, is: (item: Item) => boolean) =>
    items.some((item) => item.clause === clause && is(item))
  const isAgainst = (item: Item) => isDenial(item) || means(item, 'social:complaint')
  const isLiked = (clause: number) =>
    !has(clause, isAgainst) &&
    has(
      clause,
      (item) =>
        means(item, 'social:compliment') || (!vocabulary.grammar.isYesAsking && means(item, 'grammar:yes')),
    )
  const isPiece = (item: Item) => kindAmong([item]) !== undefined
  // 'トップスは好きだけど': the praise stands with the 'but' in the next clause.
  const isPraised = (piece: Item) =>
    isLiked(piece.clause) ||
    (vocabulary.grammar.isVerbLast === true &&
      items.some(
        (item) =>
          (means(item, 'grammar:yes') || means(item, 'social:compliment')) &&
          means(item, 'grammar:but') &&
          item.from >= piece.to &&
          item.from - piece.to <= reach,
      ))
  // 'Le scarpe invece proprio no': the verdict has a clause of its own.
  const isDisliked = ({ clause }: Item) =>
    has(clause, isAgainst) ||
    // 'Les blouses brodées, jamais de polyester' is against the polyester.
    (!isLiked(clause) &&
      has(clause + 1, isAgainst) &&
      !has(clause + 1, (item) => namesIn(item, 'concept').length > 0))
  const pieces = items.filter(isPiece)
  // '都好看，就是鞋子不行'.
  const isAllPraised = ({ clause }: Item) =>
    pieces.length === 1 &&
    items.some((item) => item.clause < clause && means(item, 'social:compliment') && !isAgainst(item))
  const praisedBeside = (piece: Item) =>
    pieces.filter(
      (other) =>
        other.clause !== piece.clause && kindAmong([other]) !== kindAmong([piece]) && isPraised(other),
    )
  const disliked = pieces.find(
    (piece) =>
      isDisliked(piece) &&
      // 'I like skirts and hate dresses' is her taste.
      liesThere(piece, sentence) &&
      (isAllPraised(piece) || praisedBeside(piece).length > 0),
  )
  return disliked && { disliked, praised: praisedBeside(disliked) }
}
