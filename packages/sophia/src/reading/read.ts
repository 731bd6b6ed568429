import { withoutAsides } from './slots/asides.ts'
import { addChange } from './changes/apply.ts'
import { deniedIn } from './slots/denial.ts'
import { heardIn, unreadIn, type Heard } from './heard.ts'
import { isCue, means, namesSaid, readItems, says } from '../sentence/items.ts'
import { measuresIn } from './slots/measures.ts'
import { occasionsIn } from './slots/occasions.ts'
import { bindThings, type Things, type Unbound } from './slots/pieces.ts'
import { besidesIn } from './besides.ts'
import type { Besides } from '../vocabulary/besides-words.ts'
import type { Reading, Warmth, WishedPiece } from '../vocabulary/reading-words.ts'
import { changesOf } from './several.ts'
import { addShoes, dropMeasuredHeels, takeLowHeels } from './slots/shoes.ts'
import { addTalk } from './slots/talk-acts.ts'
import { unitsOf, type Unit } from '../sentence/units.ts'
import { untoldIn } from './untold.ts'
import { grownWearer, wearerIn } from './slots/wearers.ts'
import { spoiltIn } from './slots/spoilt.ts'
import { weatherIn } from './slots/weather.ts'
import { fitOfUnbound, wishesIn } from './slots/wishes.ts'
import type { Item, Sentence, Vocabulary } from '../sentence/sentence.ts'

/** Reads a sentence; what it does not say is missing. Of a longer one the first 2,000 characters are read. */
export const readSentence = (typed: string, vocabulary: Vocabulary): Reading =>
  hearSentence(typed, vocabulary).reading

/** The same, with the sentence of which it was read. */
export const readWhole = (typed: string, vocabulary: Vocabulary) =>
  readUnits(unitsOf(typed, vocabulary.speech.spacing), vocabulary)

export type Hearing = {
  reading: Reading
  heard: Heard
  besides: Besides
  /** The parts of a sentence that asks for several changes, one after the other. */
  changes?: Reading[]
}

/** The same, with the words that were understood and those that were not. */
export function hearSentence(typed: string, vocabulary: Vocabulary): Hearing {
  const read = (units: Unit[]) => readUnits(units, vocabulary)
  const asTyped = read(unitsOf(typed, vocabulary.speech.spacing))
  const { reading, sentence } = ofTopic(asTyped, read) ?? asTyped
  const unread = unreadIn(sentence)
  const besides = besidesIn(typed, asTyped.whole, reading, untoldIn(sentence, unread))
  const mayBeSeveral = reading.change !== undefined || (reading.pieces?.length ?? 0) > 1
  // 'А в долларах сколько?': what she asks is known, whatever its words.
  if (besides.asks) delete reading.unknown
  // 'The shoes I have. Then a dearer dress': the first asks for nothing.
  const parts = mayBeSeveral ? changesOf(sentence, read).filter((part) => !isOfOwn(part, besides)) : []
  const changes = parts.length > 1 ? parts : []
  return {
    reading,
    heard: heardIn(sentence, unread),
    besides: { ...besides, ...asTyped.like },
    ...(changes.length > 0 && { changes }),
  }
}

const isOfOwn = ({ pieces = [], change }: Reading, { own = [] }: Besides) =>
  !change && pieces.length > 0 && pieces.every((one) => own.some(({ kind }) => kind === one.kind))

type Read = ReturnType<typeof readUnits>

/** 'Le collier, c'est trop': what is said of a piece that is named first is read without the comma, where it then changes that piece. */
function ofTopic({ reading, sentence }: Read, read: (units: Unit[]) => Read): Read | undefined {
  const { units } = sentence
  const comma = units.findIndex(({ kind }) => kind === 'comma')
  const [piece, other] = reading.pieces ?? []
  const isTopic = comma > 0 && comma <= longestTopic && piece && !other && !piece.not && !reading.change
  if (!isTopic || Object.keys(piece).length > 1) return undefined
  const joined = read(units.toSpliced(comma, 1))
  return joined.reading.change?.about === piece.kind ? joined : undefined
}
/** In words, or in characters where there are no spaces between them. */
const longestTopic = 4

function readUnits(
  units: Unit[],
  vocabulary: Vocabulary,
): { reading: Reading; sentence: Sentence; whole: Sentence; like: Pick<Besides, 'like'> } {
  // With what she has already, which the wishes are read without.
  const whole = readItems(units, vocabulary)
  const sentence = withoutAsides(whole)
  const denied = deniedIn(sentence)
  const measures = measuresIn(sentence)
  const things = bindThings(sentence, denied)
  const wishes = wishesIn(sentence, denied, things, measures.budget)
  // 'I am short, and midi dresses are long on me': she is one of the two.
  const size = wishes.body.find((name) => name === 'tall' || name === 'petite')
  const body = wishes.body.filter(
    (name) =>
      !(name === 'tall' && (measures.isNotTall || size === 'petite')) &&
      !(name === 'petite' && (measures.isNotPetite || size === 'tall')),
  )
  const isChild = measures.age !== undefined && measures.age <= oldestChild
  const wearer = isChild ? { for: 'kids' as const } : grownWearer(wearerIn(sentence), measures.age, sentence)
  // A man of size 52 or XXL is no large woman.
  const isOfHer = (name: string) => name !== 'plus' || (wearer.for !== 'men' && wearer.for !== 'kids')
  const reading: Reading = {
    ...list('occasions', occasionsIn(sentence, denied, measures.isBirthday === true)),
    ...weatherIn(sentence, denied, measures.warmth),
    ...dateIn(sentence, measures.warmth),
    ...thingsIn(things, denied),
    ...(measures.budget && { budget: measures.budget }),
    ...list('body', [...new Set([...body, ...measures.body])].filter(isOfHer)),
    ...list('fit', [...new Set([...wishes.fit, ...fitOfUnbound(things, denied)])]),
    ...ageIn(measures, wearer.for !== undefined),
    ...dressCodeIn(sentence, denied),
    ...list('vibe', wishes.vibe),
    ...wearer,
  }
  takeSkin(reading, sentence)
  addShoes(reading, sentence, denied, measures.shoes)
  addChange(reading, sentence, measures.warmth !== undefined)
  addTalk(reading, sentence)
  takeLowHeels(reading, sentence)
  dropMeasuredHeels(reading, measures.shoes)
  takePaid(reading, sentence)
  // 'Linen creases so much' asks for no care.
  if (reading.question === 'care' && !sentence.isQuestion && spoiltIn(sentence).length > 0)
    delete reading.question
  // 'I'm usually a 12, what would I be here?'
  if (measures.isBetweenSizes || (measures.isSized && says(sentence, 'whatToTake')))
    reading.question ??= 'sizes'
  addUnknown(reading, sentence)
  return { reading, sentence, whole, like: likeOf(things, denied) }
}

/** Patterns and cuts of no piece that is named. */
function likeOf({ pieces, unbound }: Things, denied: ReadonlySet<Item>): Pick<Besides, 'like'> {
  const of = (attribute: 'patterns' | 'cuts') =>
    unbound.filter((one) => one.attribute === attribute && !denied.has(one.item)).map(({ name }) => name)
  const like = { ...list('patterns', of('patterns')), ...list('cuts', of('cuts')) }
  return pieces.length === 0 && Object.keys(like).length > 0 ? ({ like } as Pick<Besides, 'like'>) : {}
}

/** Hers, or whose birthday it is where it is a present. */
function ageIn(
  { age, turning }: ReturnType<typeof measuresIn>,
  isForSomebody: boolean,
): Pick<Reading, 'age'> {
  const years = age ?? (isForSomebody ? turning : undefined)
  return years === undefined ? {} : { age: years }
}

/** 'I paid 300 and that was too much, now 120 at most': the sum is her wish, and 'now' is no day. */
function takePaid(reading: Reading, sentence: Sentence) {
  if (reading.budget?.most === undefined || !says(sentence, 'paid')) return
  if (reading.change?.act === 'cheaper' && !reading.change.about) delete reading.change
  if (reading.date === 'today') delete reading.date
}

/** 'Ho la pelle che si irrita': of skin, and of no leather. */
function takeSkin(reading: Reading, sentence: Sentence) {
  const isSkin = sentence.items.some(
    (item) => means(item, 'concept:leather') && isCue(sentence, 'skin', item.from),
  )
  if (!isSkin || !reading.body?.includes('sensitive_skin')) return
  for (const piece of reading.pieces ?? []) {
    const left = piece.materials?.filter((name) => name !== 'leather')
    if (left?.length === 0) delete piece.materials
    else if (left) piece.materials = left
  }
  for (const side of ['wanted', 'avoided'] as const) {
    const left = reading.materials?.[side]?.filter((name) => name !== 'leather')
    if (left?.length === 0) delete reading.materials?.[side]
    else if (left) reading.materials = { ...reading.materials, [side]: left }
  }
  if (reading.materials && Object.keys(reading.materials).length === 0) delete reading.materials
}

/** A slot with a list, unless it is empty. */
const list = <Name extends string, T>(name: Name, values: readonly T[]) =>
  (values.length > 0 ? { [name]: values } : {}) as { [key in Name]?: T[] }

const solemn = ['funeral', 'memorial', 'religious_service'] as const

/** The ceremony of a funeral is no festivity. */
function dressCodeIn(sentence: Sentence, denied: ReadonlySet<Item>) {
  const [name] = namesSaid(sentence, denied, 'code')
  const occasions = namesSaid(sentence, denied, 'occasion')
  // 'La ceremonia del té' names no dress code.
  const isCeremony = says(sentence, 'ceremony') && occasions.length > 0
  const isSolemn = isCeremony || solemn.some((one) => occasions.includes(one))
  return (name && !(name === 'festive' && isSolemn) ? { dressCode: name } : {}) as Pick<Reading, 'dressCode'>
}

const seasonOfMonth = ['winter', 'spring', 'summer', 'autumn'] as const

function dateIn(sentence: Sentence, measured: Warmth | undefined) {
  const none = new Set<Item>()
  const [month] = namesSaid(sentence, none, 'month')
  const dates = namesSaid(sentence, none, 'date')
  const [season] = namesSaid(sentence, none, 'season')
  const date = (['tonight', 'tomorrow', 'today', 'weekend', 'next_week'] as const).find((name) =>
    dates.includes(name),
  )
  const ofNorth = month ? seasonOfMonth[Math.floor((Number(month) % 12) / 3)] : undefined
  const weather = namesSaid(sentence, none, 'weather')
  // South of the equator July is cold, and January is hot; a cold office in July is none.
  const isCold = measured === 'cold' || weather.includes('snow')
  const isHot = measured === 'hot'
  const ofMonth =
    ofNorth === 'summer' && isCold ? 'winter' : ofNorth === 'winter' && isHot ? 'summer' : ofNorth
  return {
    ...((season ?? ofMonth) && { season: season ?? ofMonth }),
    ...(month ? { date: `month:${month}` } : date && { date }),
  } as Pick<Reading, 'season' | 'date'>
}

/** Pieces with what belongs to them, and colours and materials that belong to none. */
function thingsIn({ pieces, unbound }: Things, denied: ReadonlySet<Item>) {
  // Who lives vegan wants nothing of animals.
  const isAvoided = ({ name, item }: Unbound) => name === 'animal' || denied.has(item)
  const of = (attribute: string, isDenied: boolean) => [
    ...new Set(
      unbound
        .filter((one) => one.attribute === attribute && isAvoided(one) === isDenied)
        .map(({ name }) => name),
    ),
  ]
  const slot = (attribute: 'colours' | 'materials') => {
    const [wanted, avoided] = [of(attribute, false), of(attribute, true)]
    const held = {
      ...(wanted.length > 0 && { wanted }),
      ...(avoided.length > 0 && { avoided }),
    }
    return Object.keys(held).length > 0 ? { [attribute]: held } : {}
  }
  const avoidedPatterns = of('patterns', true)
  return {
    ...list('pieces', merged(pieces.map(({ piece }) => piece))),
    ...slot('colours'),
    ...slot('materials'),
    ...(avoidedPatterns.length > 0 && { patterns: { avoided: avoidedPatterns } }),
  } as Pick<Reading, 'pieces' | 'colours' | 'materials' | 'patterns'>
}

/** A piece that is named twice is one, unless she wants one and not another. */
function merged(pieces: readonly WishedPiece[]) {
  const found: WishedPiece[] = []
  for (const piece of pieces) {
    const same = found.find((one) => one.kind === piece.kind && one.not === piece.not)
    if (same) Object.assign(same, { ...piece, ...same })
    else found.push(piece)
  }
  return found
}

const oldestChild = 14

const shortestUnknown = 3

/** The words of a sentence of which nothing was understood. */
function addUnknown(reading: Reading, { units, items, vocabulary }: Sentence) {
  const said = Object.keys(reading).filter((slot) => slot !== 'date' && slot !== 'season')
  if (said.length > 0) return
  const isTaken = (at: number) => items.some(({ from, to }) => from <= at && at < to)
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const words: { text: string; to: number }[] = []
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'word' || isTaken(at)) continue
    const last = words.at(-1)
    if (isUnspaced && last?.to === at) {
      last.text += unit.shown
      last.to = at + 1
    } else words.push({ text: unit.shown, to: at + 1 })
  }
  const unknown = words.map(({ text }) => text).filter((text) => isUnspaced || text.length > shortestUnknown)
  if (unknown.length > 0) reading.unknown = unknown
}
