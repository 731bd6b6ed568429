import type { Besides, Reading, WishedPiece } from '../vocabulary/reading-words.ts'
import { details } from '../vocabulary/traits.ts'
import { namesIn } from '../sentence/items.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { colours, kinds, materials } from '../sentence/thing-phrases.ts'

/** A heel is no higher, and a number beyond it is no heel's. */
const highestHeelCm = 13

/** So far behind the words that say it is hers a piece is still meant. */
const farWords = 4
const farCharacters = 8

const kindOf = (item: Item) => namesIn(item, 'concept').find((name) => kinds.has(name))

/** What she has of a kind, with the colours and materials that stand beside it in the sentence. */
function ownPiece(sentence: Sentence, item: Item, { pieces = [], change }: Reading): WishedPiece | undefined {
  const kind = kindOf(item)
  const read = pieces.find((one) => one.kind === kind)
  if (read) return { ...read, not: undefined }
  if (!kind) return undefined
  const beside = (names: ReadonlySet<string>) =>
    sentence.items
      .filter(({ clause }) => clause === item.clause)
      .flatMap((one) => namesIn(one, 'concept'))
      .filter((name) => names.has(name))
  const as = change?.about === kind ? change.as : undefined
  return {
    kind: kind as WishedPiece['kind'],
    colours: [...(as?.colours ?? beside(colours))] as WishedPiece['colours'],
    materials: [...(as?.materials ?? beside(materials))] as WishedPiece['materials'],
  }
}

/** What a sentence says besides its wishes, by lists of plain phrases: they decide nothing that the rules have read. */
export function besidesIn(typed: string, sentence: Sentence, reading: Reading): Besides {
  const { talk, details: named } = sentence.vocabulary
  const { isUnspaced } = sentence.vocabulary.numbers
  const text = talk.fold(typed)
  const has = (name: keyof typeof talk.patterns) => text.search(talk.patterns[name]) >= 0
  const { isQuestion } = sentence
  const isMoney = reading.budget?.most !== undefined || reading.budget?.least !== undefined

  const feeling = (['grief', 'heartbreak', 'low', 'glad', 'tired'] as const).find((name) =>
    has(`feels.${name}`),
  )
  const own = ownIn()
  const isWith = has('goesWith')
  const asked = (['sum', 'price', 'material', 'opaque', 'care', 'length', 'width'] as const).find((name) =>
    has(`asks.${name}`),
  )
  const isOpaque = has('opaque') && !isQuestion
  const asks = asked === 'opaque' && !isQuestion ? undefined : asked === 'sum' && isMoney ? undefined : asked
  const heelCm = has('heel') || isOfShoes(reading) ? heelIn(typed, has('heel')) : undefined
  const size = sizeIn()
  const count = has('three') ? 3 : has('two') ? 2 : undefined
  const pieceDetails = detailsIn()

  return {
    ...(own.length > 0 && { own }),
    ...(feeling && { feeling }),
    ...(has('gift') && { isGift: true as const }),
    ...(asks && { asks }),
    ...(isOpaque && { isOpaque: true as const }),
    ...(has('letsGo') && { letsGo: true as const }),
    ...(has('anyColour') && { anyColour: true as const }),
    ...(has('whole') && { isWhole: true as const }),
    ...(has('under') ? { asksCompany: 'under' as const } : isWith && { asksCompany: 'with' as const }),
    ...(heelCm !== undefined && { heelCm }),
    ...(size && { size }),
    ...(count && { count }),
    ...(Object.keys(pieceDetails).length > 0 && { details: pieceDetails }),
  }

  function isRefused(item: Item) {
    const kind = kindOf(item)
    return reading.pieces?.some((one) => one.kind === kind && one.not) ?? false
  }

  /** The piece that stands nearest to the words that say it is hers. */
  function ownIn(): WishedPiece[] {
    const cues = ['own', 'goesWith', 'mine'] as const
    const places = cues.flatMap((name) => {
      const [found] = text.matchAll(talk.patterns[name])
      return found ? [{ name, from: found.index, to: found.index + found[0].length }] : []
    })
    const [cue] = places
    if (!cue) return []
    // Where each unit stands in the folded text.
    let at = 0
    const placeOf = sentence.units.map(({ text: unit }) => {
      const key = talk.fold(unit)
      const found = key ? text.indexOf(key, at) : -1
      if (found >= 0) at = found + (isUnspaced ? key.length : key.length)
      return found
    })
    const items = sentence.items.filter((item) => kindOf(item))
    const behind = items.find((item) => (placeOf[item.from] ?? -1) >= cue.from)
    const before = items.findLast((item) => (placeOf[item.from] ?? -1) < cue.from)
    const isLast = sentence.vocabulary.grammar.isVerbLast && cue.name === 'goesWith'
    const item = cue.name === 'own' ? (behind ?? before) : isLast ? before : behind
    if (!item || isRefused(item)) return []
    // 'I have a wedding and need a dress' has no dress.
    const place = placeOf[item.from] ?? 0
    const between = text.slice(cue.to, place)
    const isFar = isUnspaced ? between.length > farCharacters : between.trim().split(' ').length > farWords
    if (item === behind && isFar && cue.name === 'own') return []
    const also = sentence.items.filter(
      (one) => kindOf(one) && one.from > item.from && one.from - item.to <= 3 && one.clause === item.clause,
    )
    const all = cue.name === 'own' && !isUnspaced ? [item, ...also] : [item]
    return all.flatMap((one) => ownPiece(sentence, one, reading) ?? [])
  }

  function sizeIn() {
    const upper = typed.normalize('NFKC').replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    const words = talk.patterns.size.source
    const number = String.raw`(\d{1,3}(?:[.,]5)?\s?(?:w|x|اكس)?|x{0,3}[sml](?![\p{L}]))`
    const folded = talk.fold(upper)
    const after = new RegExp(`${words}\\s*${number}`, 'iu').exec(folded)?.[1]
    const before = isUnspaced
      ? new RegExp(`(\\d{2,3})(?:码|号|號|センチ|サイズ)`, 'u').exec(folded)?.[1]
      : undefined
    const letter = /(?<![\p{L}\p{N}])([2-5]?X{1,3}L|[1-5]X|\d{2}W)(?![\p{L}\p{N}])/u.exec(upper)?.[1]
    const said = after ?? before ?? letter
    return said
      ?.replace(/\s?اكس/u, 'x')
      .trim()
      .toUpperCase()
  }

  function detailsIn() {
    const wanted: (typeof details)[number][] = []
    const avoided: typeof wanted = []
    const whole = named.fold(typed)
    for (const detail of details) {
      const [found] = whole.matchAll(named.patterns[detail])
      if (!found) continue
      const before = whole.slice(0, found.index)
      const after = whole.slice(found.index + found[0].length)
      const near = isUnspaced ? before.slice(-4) : before.split(' ').slice(-4).join(' ')
      const without = talk.patterns.without
      const isUnwanted =
        near.search(without) >= 0 ||
        (sentence.vocabulary.grammar.isVerbLast === true && after.slice(0, 4).search(without) >= 0)
      if (isUnwanted) avoided.push(detail)
      else if (detail !== 'elastic') wanted.push(detail)
    }
    return { ...(wanted.length > 0 && { wanted }), ...(avoided.length > 0 && { avoided }) }
  }
}

const shoeKinds: ReadonlySet<string> = new Set(['heels', 'boots', 'ankle boots', 'sandals', 'shoes', 'mules'])
const isOfShoes = ({ pieces = [] }: Reading) => pieces.some(({ kind }) => shoeKinds.has(kind))

function heelIn(typed: string, isOfHeel: boolean) {
  const digits = typed.normalize('NFKC').replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
  for (const [, said = '', unit] of digits.matchAll(
    /(?<![\d.,])(\d{1,2}(?:[.,]\d)?)\s?(cm|см|سم|センチ|厘米|公分)?(?![\d])/giu,
  )) {
    if (!isOfHeel && !unit) continue
    const cm = Number(said.replace(',', '.'))
    if (cm > 0 && cm <= highestHeelCm) return cm
  }
  return undefined
}
