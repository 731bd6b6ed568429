import { isCue, means, namesIn, says, coloursOf, isColour } from '../../sentence/items.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { isDefinite, liesThere, praises } from './praise.ts'
import type { FoundChange } from './change-context.ts'
import { isKind } from '../../sentence/deniable.ts'
import { turnedInto } from './recolour.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** 'The same bag in brown' is about the bag that lies there. */
export function takeSame(reading: Reading, sentence: Sentence) {
  const { items } = sentence
  const liked = likedBeside(reading, sentence)
  const [piece, ...others] = (reading.pieces ?? []).filter((one) => !liked.includes(one))
  const wanted = (reading.pieces ?? []).find((one) => one.colours)?.colours ?? reading.colours?.wanted
  // 'The earrings in gold, and the sandals too'.
  const isShown = (kind: string) =>
    items.some((item) => namesIn(item, 'concept').includes(kind) && liesThere(item, sentence))
  const areShown = others.every(
    ({ kind, colours: own, ...how }) =>
      Object.keys(how).length === 0 && (own ?? wanted)?.join() === wanted?.join() && isShown(kind),
  )
  if (!piece || !wanted || piece.not || (others.length > 0 && !areShown)) return
  if (isAskedAfter(piece.kind, sentence)) return
  if (!isAboutShown(items) && !isRecoloured({ ...reading, pieces: [piece, ...others] }, sentence)) return
  reading.change = { act: 'in_colour', about: piece.kind }
  reading.colours = { ...reading.colours, wanted }
  delete reading.pieces
  delete reading.vibe
}

/** The skirt of 'do you have it in green? I'd take a skirt instead': another piece than the one that shall be green. */
const isAskedAfter = (kind: string, sentence: Sentence) => {
  const { items } = sentence
  const named = items.find((item) => namesIn(item, 'concept').includes(kind))
  return (
    named !== undefined &&
    items.some((item) => isColour(item) && item.clause < named.clause && !isKind(item)) &&
    items.some((item) => means(item, 'grammar:but') && item.clause >= named.clause) &&
    says(sentence, 'a', Math.max(0, named.from - 2), named.from)
  )
}

/** 'I like the jacket, but I want it in beige': it does not stay as it is. */
export function takePraisedInColour(reading: Reading, { items }: Sentence, said: FoundChange | undefined) {
  const { act, about } = said?.change ?? {}
  const same = items.find((item) => means(item, 'grammar:same'))
  const colour = items.find((item) => same && item.from >= same.to && isColour(item))
  if (act !== 'keep' || !about || !colour) return false
  reading.change = { act: 'in_colour', about }
  reading.pieces = reading.pieces?.filter(({ kind }) => kind !== about)
  if (!reading.pieces?.length) delete reading.pieces
  reading.colours = { wanted: coloursOf(colour) }
  return true
}

/** The dress of 'love the dress, but can I see the shoes in silver?' */
function likedBeside({ pieces = [] }: Reading, sentence: Sentence) {
  const { items } = sentence
  const lastColour = items.findLast(isColour)
  if (!pieces.some((one) => one.colours)) return []
  return pieces.filter(
    (one) =>
      Object.keys(one).length === 1 &&
      items.some(
        (item) =>
          namesIn(item, 'concept').some((name) => name === one.kind) &&
          item.clause < (lastColour?.clause ?? 0) &&
          liesThere(item, sentence) &&
          items.some((other) => other.clause === item.clause && praises(other)),
      ),
  )
}

/** 'The shoes in brown, the rest is great'. */
const isFineRest = (items: readonly Item[], rest: Item) =>
  means(rest, 'grammar:rest') &&
  items.some(
    (item) =>
      item.clause === rest.clause && (means(item, 'social:compliment') || means(item, 'grammar:keep')),
  )

/** 'The same', or 'have you this bag in black'. */
const isAboutShown = (items: readonly Item[]) =>
  items.some((item) => means(item, 'grammar:same') || isFineRest(items, item)) ||
  (items.some((item) => means(item, 'grammar:this')) &&
    items.some(
      (item) => means(item, 'grammar:in') && items.some((one) => one.from === item.to && isColour(one)),
    ))

type Way = (piece: Item, sentence: Sentence, reading: Reading) => boolean

const isColoured = (piece: Item, { items }: Sentence) =>
  items.some((item) => item.from >= piece.to && isColour(item))
const isOne = (sentence: Sentence, piece: Item) =>
  sentence.items.some((item) => item.to === piece.from && isCue(sentence, 'this', item.from, item.to)) ||
  isCue(sentence, 'this', piece.from - 2, piece.from)
/** 'Ma grigio'. */
const isTurned = (piece: Item, { items }: Sentence) =>
  items.some((item, place) => {
    const next = items[place + 1]
    return means(item, 'grammar:but') && item.from >= piece.to && next !== undefined && isColour(next)
  })

/** 'Make the skirt green'; 'the green skirt' is one that she looks for. */
const made: Way = (piece, sentence) => {
  const { isMadeBare } = sentence.vocabulary.grammar
  return (
    (isMadeBare || isDefinite(piece, sentence)) &&
    isColoured(piece, sentence) &&
    (isCue(sentence, 'make', piece.from - (isMadeBare ? 1 : 2)) ||
      // 'А джинсы можешь сделать белыми?'
      (isMadeBare === true &&
        sentence.items.some(
          (item) => item.from > piece.to && isColour(item) && isCue(sentence, 'make', item.from - 1),
        )))
  )
}

/** 'I like it, but could the trousers be navy?' */
const asked: Way = (piece, sentence) => {
  const isPraised = sentence.items.some((item) => item.clause < piece.clause && praises(item))
  const asksToBe = (sentence.isQuestion && says(sentence, 'be')) || says(sentence, 'shallBe')
  const isShown = liesThere(piece, sentence) || sentence.units.at(-1)?.text === 'instead'
  return isShown && isColoured(piece, sentence) && (isPraised || asksToBe || says(sentence, 'rather'))
}

/** 'Questo maglione ma grigio', 'la borsa, ma rossa'. */
const turned: Way = (piece, sentence) =>
  isColoured(piece, sentence) &&
  isTurned(piece, sentence) &&
  (liesThere(piece, sentence) ||
    sentence.items.some((item) => means(item, 'grammar:this') && item.to <= piece.from))

/** 'Preferirei la borsa rossa'. */
const preferred: Way = (piece, sentence) => isDefinite(piece, sentence) && says(sentence, 'wouldRather')

/** 'Lieber eine rote Tasche', 'can I see it with a red bag?' */
const seen: Way = (_piece, sentence, { pieces }) =>
  pieces?.length === 1 &&
  pieces[0]?.colours !== undefined &&
  (says(sentence, 'seeWith') || says(sentence, 'rather'))

/** 'The skirt in green'. */
const named: Way = (piece, sentence) =>
  (isDefinite(piece, sentence) ||
    (sentence.vocabulary.grammar.isTurnedInto !== undefined && liesThere(piece, sentence))) &&
  turnedInto(sentence, piece) !== undefined

/** 'Le scarpe le vorrei nere', 'die Schuhe bitte schwarz': a word of wishing alone stands between. */
const wishedOf: Way = (piece, sentence) => {
  const { items, units } = sentence
  if (!liesThere(piece, sentence)) return false
  const colour = items.find((item) => item.from > piece.to && isColour(item) && !isKind(item))
  if (!colour || units.slice(piece.to, colour.from).some(({ kind }) => kind === 'comma' || kind === 'break'))
    return false
  const between = items.filter((item) => item.from >= piece.to && item.to <= colour.from)
  const isSmall = between.every((item) => item.tags.every((tag) => /^(?:grammar|social):/.test(tag)))
  const isKnown = units
    .slice(piece.to, colour.from)
    .every((_, at) => between.some(({ from, to }) => from <= piece.to + at && piece.to + at < to))
  return (
    isSmall && isKnown && between.some((item) => means(item, 'grammar:yes') || means(item, 'grammar:but'))
  )
}

/** 'Belle le scarpe, ma le vorrei blu'. */
const wishedSo: Way = (piece, sentence) =>
  liesThere(piece, sentence) &&
  says(sentence, 'prefersIt', piece.to) &&
  sentence.items.some((item) => item.clause > piece.clause && isColour(item))

const ways: readonly Way[] = [made, asked, turned, preferred, seen, named, wishedOf, wishedSo]

/** A piece that lies there shall have a colour, though no word of change says so; nothing else is said. */
function isRecoloured(reading: Reading, sentence: Sentence) {
  const { pieces, colours: said, ...others } = reading
  const piece = sentence.items.find((item) =>
    namesIn(item, 'concept').some((name) => name === pieces?.[0]?.kind),
  )
  // 'Jeans with a high waist, in dark blue' are looked for.
  const isPlain = Object.keys(pieces?.[0] ?? {}).every((trait) => trait === 'kind' || trait === 'colours')
  if (!piece || !isPlain) return false
  if (isPraisedAndAsked(others, piece, sentence)) return true
  if (Object.keys(others).some((slot) => slot !== 'budget')) return false
  // 'The jacket rather in cream than in black'.
  if (said?.avoided)
    return (
      isDefinite(piece, sentence) ||
      isOne(sentence, piece) ||
      sentence.items.some((item) => means(item, 'grammar:ratherThan'))
    )
  return ways.some((way) => way(piece, sentence, reading))
}

/** 'Tolles Kleid, gibt es das auch in Blau?' */
function isPraisedAndAsked(others: Reading, piece: Item, sentence: Sentence) {
  const { items, isQuestion } = sentence
  const own = items.filter(({ clause }) => clause === piece.clause)
  const isPraised = own.some((item) => means(item, 'social:compliment') || namesIn(item, 'vibe').length > 0)
  const isWished = says(sentence, 'a', own[0]?.from, piece.from)
  return (
    (isQuestion || says(sentence, 'prefersIt')) &&
    isPraised &&
    !isWished &&
    Object.keys(others).every((slot) => slot === 'vibe') &&
    items.some((item) => item.clause > piece.clause && isColour(item))
  )
}

/** 'En noir plutôt', 'la preferisco blu': a colour, and nothing else is said. */
export const isRatherColour = (sentence: Sentence) =>
  (says(sentence, 'rather') ||
    says(sentence, 'allIn') ||
    says(sentence, 'prefersIt') ||
    asksOnlyFor(sentence) ||
    saysYesBut(sentence)) &&
  // 'Lilac rather than pink' is her taste.
  sentence.items.filter(isColour).length === 1 &&
  sentence.items.every(
    (item) =>
      isColour(item) ||
      item.tags.every((tag) =>
        // 'Could we try it in navy?'
        /^(?:grammar:|budget:(?:to|between|most)$|social:(?:yes|surprise|compliment|unsure)$|question:how_try_on$)/.test(
          tag,
        ),
      ),
  )

/** 'And in green?', 'can it be green?' */
function asksOnlyFor(sentence: Sentence) {
  const { isQuestion, items } = sentence
  const isGoingOn = items[0]?.from === 0 && means(items[0], 'grammar:and')
  const isAsked =
    isGoingOn || says(sentence, 'be') || items.some((item) => means(item, 'question:how_try_on'))
  return (isQuestion && isAsked) || says(sentence, 'turnsInto')
}

/** 'Ooh yes, but in burgundy please'. */
const saysYesBut = ({ items }: Sentence) => {
  const yes = items.find((item) => means(item, 'social:yes') || means(item, 'grammar:yes'))
  const but = yes && items.find((item) => item.from >= yes.to && means(item, 'grammar:but'))
  return but !== undefined && items.some((item) => item.from >= but.to && isColour(item))
}
