import type { Hearing } from '../../reading/read.ts'
import { clothes, slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'
import { isOfOnePlace, wantedOf } from '../wanted/said.ts'
import { amongPieces } from './among-pieces.ts'
import { hearIn, isWish, type HeardSentence } from './heard-sentence.ts'
import { onScreen } from './on-screen.ts'
import type { Talk } from './talk.ts'
import { toLines, toOutfits, toPieces, type Turn } from './turn-to.ts'

/** What was read of a sentence, as it acts on the talk. `random`, from 0 to 1, decides a surprise. */
export function turnOf(
  talk: Talk,
  hearing: Partial<Hearing> & Pick<Hearing, 'reading'>,
  input: string,
  random: number,
): Turn {
  const sentence = hearIn(talk, hearing, input, random)
  return (
    onlyFact(sentence) ??
    notTold(sentence) ??
    smallTalk(sentence) ??
    amongPieces(sentence) ??
    amongOutfits(sentence) ??
    gift(sentence) ??
    search(sentence) ??
    namedPieces(sentence) ??
    toOutfits(sentence)
  )
}

/** She asks what something costs, or what it is made of, and wishes for nothing. */
function onlyFact(sentence: HeardSentence) {
  const { fact } = sentence
  if (!fact) return null
  const isAsked = !isWish(sentence) || fact.asks === 'price' || fact.asks === 'sum'
  return isAsked || onlyAsks(sentence, [...named, ...ofTheDay]) ? toLines(asAsked(sentence)) : null
}

/** Who asks whether a dress has pockets wishes for none. */
const asAsked = (sentence: HeardSentence): HeardSentence => ({ ...sentence, said: sentence.talk.said ?? {} })

/** She asks of what lies there what no shop tells: whether a skirt has pockets. */
function notTold(sentence: HeardSentence) {
  const words = sentence.heard?.unread ?? []
  return words.length > 0 && onlyAsks(sentence, named)
    ? toLines({ ...asAsked(sentence), asides: [] }, { say: 'not_told', words })
    : null
}

/** What a question about a piece names of it, and of when and by whom it would be worn. */
const named: readonly string[] = ['pieces', 'unknown']
const ofTheDay: readonly string[] = ['occasions', 'date', 'season', 'weather', 'body', 'question']
const asked: readonly string[] = ['isQuestion', 'asks', 'which', 'untold', 'details']

const keysOf = (said: object) => Object.entries(said).flatMap(([key, is]) => (is === undefined ? [] : [key]))

/** Whether a sentence is a question about what lies there, and names no more of it than this. */
function onlyAsks({ talk, shown, reading, besides }: HeardSentence, known: readonly string[]) {
  const places = onScreen(talk).map(({ category }) => slotOfCategory[category])
  return (
    shown !== null &&
    besides.isQuestion === true &&
    keysOf(reading).every((key) => known.includes(key)) &&
    keysOf(besides).every((key) => asked.includes(key)) &&
    (reading.pieces ?? []).every(
      (piece) => keysOf(piece).length === 1 && places.includes(slotOfKind(piece.kind)),
    )
  )
}

/** A greeting, a question, or words that nobody understands. */
function smallTalk(sentence: HeardSentence) {
  const { reading, besides, shown, heard } = sentence
  const isTalk = !isWish(sentence) && !reading.change && !besides.feeling
  if (!isTalk || besides.asksCompany) return null
  const isUnread = shown === 'pieces' && !reading.social && !reading.question && !reading.weather?.forecast
  return isUnread ? toLines(sentence, { say: 'unread', words: heard?.unread ?? [] }) : toOutfits(sentence)
}

const amongOutfits = (sentence: HeardSentence) =>
  sentence.shown === 'outfits' && !sentence.besides.isGift ? toOutfits(sentence) : null

/** The pieces that are looked for now: what a sentence wants, or else what was wanted before. */
const soughtBy = ({ wants, said }: HeardSentence) => (wants.length > 0 ? wants : wantedOf(said))

/** What is for somebody else is no outfit. */
function gift(sentence: HeardSentence) {
  const { besides, said } = sentence
  return (besides.isGift ?? said.isGift) ? toPieces(sentence, { piece: soughtBy(sentence)[0] }) : null
}

/** One piece is looked for; several, or an occasion alone, make an outfit. */
function search(sentence: HeardSentence) {
  const { besides, said, wants } = sentence
  if (isNamedBeside(sentence) || besides.isWhole) return null
  const sought = soughtBy(sentence)
  const goesWithOwn = said.own && (besides.asksCompany !== undefined || !isOfOnePlace(sought))
  if (goesWithOwn) return wants.length > 0 ? toOutfits(sentence, { only: wants }) : null
  const [piece] = sought
  return piece && isOfOnePlace(sought) && slotOfKind(piece.kind) !== null
    ? toPieces(sentence, { piece })
    : null
}

/** 'A coat, a beanie and a scarf' are these three, and no whole outfit. */
function namedPieces(sentence: HeardSentence) {
  const { besides, wants, reading, said } = sentence
  const isOutfit = besides.isWhole || reading.occasions || said.occasions || isNamedBeside(sentence)
  // One piece of clothing wants the others that are worn with it.
  const isBegun = wants.filter(({ kind }) => clothes.has(slotOfKind(kind))).length === 1
  return wants.length > 1 && !isOutfit && !isBegun ? toOutfits(sentence, { only: wants }) : null
}

const besideClothes: ReadonlySet<string> = new Set(['shoes', 'bag', 'accessory'])
/** Who writes so much has more in mind than one piece. */
const longWish = 140

/** Shoes are named beside all that she will not wear: the whole outfit is meant. */
const isNamedBeside = ({ shown, wants, reading, input }: HeardSentence) =>
  shown === null &&
  reading.occasions !== undefined &&
  wants.every(({ kind }) => besideClothes.has(slotOfKind(kind) ?? '')) &&
  (reading.pieces?.some(({ not, kind }) => not && slotOfKind(kind) !== 'shoes') || input.length > longWish)
