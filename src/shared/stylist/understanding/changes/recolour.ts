import { isCue, means, namesIn, says, textIn, type Item, type Sentence } from '../items.ts'
import { isDefinite, liesThere, praises } from './praise.ts'
import type { Reading } from '../reading.ts'
import { colours, kinds } from '../vocabulary.ts'

/** '外套换成黑色的': what lies there, in another colour. */
export function takeNewColour(reading: Reading, sentence: Sentence, about: string | undefined) {
  const { items } = sentence
  const isTurned = items.some((item) => means(item, 'grammar:same') && means(item, 'grammar:other'))
  // '外套别黑的，换米色'.
  const isTraded = items.some(
    (item, place) =>
      means(item, 'grammar:other') &&
      namesIn(items[place + 1] ?? item, 'concept').some((name) => colours.has(name)),
  )
  if (isTraded && reading.change?.act === 'other' && about && reading.colours?.wanted && !reading.pieces)
    reading.change = { ...reading.change, act: 'in_colour' }
  // 'Is there another colour, in brown?'; 'why is it all black? Another colour, please' names none.
  const asked = items.find((item) => means(item, 'change:other_colour') || means(item, 'grammar:other'))
  const isNamed = asked && items.some((item) => item.from >= asked.from && isColour(item))
  const isOtherThan = says(sentence, 'otherThan', asked?.to)
  if (reading.change?.act === 'other_colour' && reading.colours?.wanted && isOtherThan) {
    // 'Any other colour than this green'.
    reading.colours = { avoided: reading.colours.wanted }
  } else if (reading.change?.act === 'other_colour' && reading.colours?.wanted && isNamed)
    reading.change = { ...reading.change, act: 'in_colour' }
  // 'このバッグの色違いで赤が見たい'.
  const ofPiece = reading.pieces?.find(({ kind, not }) => kind === about && !not)?.colours
  if (reading.change?.act === 'other_colour' && ofPiece && isNamed && !isOtherThan) {
    reading.change = { ...reading.change, act: 'in_colour' }
    reading.colours = { ...reading.colours, wanted: ofPiece }
  }
  takeTraded(reading, sentence, about)
  takeTurned(reading, sentence, about)
  const wanted = reading.pieces?.find(({ kind, not }) => kind === about && !not)?.colours
  if (!(isTurned || isTarget(sentence, about)) || !wanted || reading.change?.act !== 'other') return
  reading.change = { ...reading.change, act: 'in_colour' }
  reading.colours = { ...reading.colours, wanted }
}

/** The bag of 'swap it for a red bag', '赤いバッグに変えて', '换个红色的包'; the red one that lies there is 'the red bag'. */
function isTarget(sentence: Sentence, about: string | undefined) {
  const { items, vocabulary } = sentence
  const piece = items.find((item) => namesIn(item, 'concept').some((name) => name === about))
  if (!piece) return false
  const colour = items.findLast(
    (item) => item.to <= piece.from && item.clause === piece.clause && isColour(item),
  )
  const from = Math.min(piece.from, colour?.from ?? piece.from)
  if (vocabulary.language === 'ja') return textIn(sentence, piece.to, piece.to + 1) === 'に'
  if (vocabulary.language === 'zh')
    return /[换換][个成条双件顶套一]?$/.test(textIn(sentence, Math.max(0, from - 2), from))
  return isCue(sentence, 'a', from - 1)
}

const isColour = (item: Item) => namesIn(item, 'concept').some((name) => colours.has(name))
const isKind = (item: Item) => namesIn(item, 'concept').some((name) => kinds.has(name))

/** The green of 'cambia la falda a verde', 'the skirt in green', 'スカートを緑に'; in Chinese it else stands before its piece. */
function turnedInto(sentence: Sentence, piece: Item) {
  const { items, units, vocabulary } = sentence
  const between = ({ from }: Item) =>
    units
      .slice(piece.to, from)
      .map(({ text }) => text)
      .join('')
  const isTurn = (item: Item) => {
    const [last, own] = [units[item.from - 1]?.text ?? '', units[item.from]?.text ?? '']
    switch (vocabulary.language) {
      case 'ja':
        return (
          /^(?:だけ|も)?[をはの、]?$/.test(between(item)) &&
          between(item) !== '' &&
          (!/[の、]/.test(last) || units[piece.from - 1]?.text === 'の') &&
          // 'アクセはシルバーしかつけない' is her habit.
          /^[色系にがではあなだ]?$/.test(units[item.to]?.text ?? '')
        )
      case 'zh':
        return /^(?:[想我]?要|有|有没有|[，,]?换成|[，,]?改成)?$/.test(between(item))
      case 'ar':
        return /^(?:باللون|بلون|للون)$/.test(last) || /^(?:بال|لل)/.test(own)
      default:
        return isCue(sentence, 'into', item.from - 1)
    }
  }
  return items.find(
    (item) =>
      item.from >= piece.to &&
      isColour(item) &&
      // 'Swap the top for a white shirt'.
      !isKind(item) &&
      !items.some((one) => one.from === item.to && isKind(one)) &&
      isTurn(item),
  )
}

function takeTurned(reading: Reading, sentence: Sentence, about: string | undefined) {
  const { change } = reading
  const piece = sentence.items.find((item) => namesIn(item, 'concept').some((name) => name === about))
  // 'Pon el vestido rojo'.
  const isPut = change?.act === 'add' && sentence.vocabulary.colours === 'after'
  const behind = isPut && piece && sentence.items.find((item) => item.from === piece.to && isColour(item))
  const colour = piece && (turnedInto(sentence, piece) ?? (behind || undefined))
  if (!piece || !colour || !change) return
  const isChanged = change.act === 'other' || change.act === 'other_colour'
  if (!isChanged && !(change.act === 'add' && liesThere(piece, sentence))) return
  reading.change = { ...change, act: 'in_colour' }
  const wanted = namesIn(colour, 'concept').filter((name) => colours.has(name))
  reading.colours = { ...reading.colours, wanted: wanted as never }
}

/** 'Troca o vestido preto pelo verde', 'cambia el vestido negro por uno verde': the same piece, in the colour behind 'for'. */
function takeTraded(reading: Reading, sentence: Sentence, about: string | undefined) {
  if (reading.change?.act !== 'other' || !about) return
  const { items } = sentence
  const other = items.find((item) => means(item, 'grammar:other'))
  const last = items.findLast((item) => isColour(item) && !isKind(item))
  if (!other || !last || last.from < other.to) return
  const isFor = [last.from - 1, last.from - 2].some(
    (from) => from >= other.to && isCue(sentence, 'forOne', from, last.from),
  )
  const piece = items.find((item) => item.from >= other.to && isKind(item))
  if (!isFor || !piece || piece.to > last.from || items.some((item) => item !== piece && isKind(item))) return
  reading.change = { ...reading.change, act: 'in_colour' }
  reading.colours = {
    ...reading.colours,
    wanted: namesIn(last, 'concept').filter((name) => colours.has(name)) as never,
  }
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
  if (!isAboutShown(items) && !isRecoloured({ ...reading, pieces: [piece, ...others] }, sentence)) return
  reading.change = { act: 'in_colour', about: piece.kind }
  reading.colours = { ...reading.colours, wanted }
  delete reading.pieces
  delete reading.vibe
}

/** 'The shoes in brown, the rest is great'. */
const isFineRest = (items: readonly Item[], rest: Item) =>
  means(rest, 'grammar:rest') &&
  items.some(
    (item) =>
      item.clause === rest.clause && (means(item, 'social:compliment') || means(item, 'grammar:keep')),
  )

/** 'The jacket rather in cream than in black': the one that lies there, and nothing else is said. */
function isRecoloured({ pieces, colours: named, ...others }: Reading, sentence: Sentence) {
  const { items, units, vocabulary } = sentence
  const piece = items.find((item) => namesIn(item, 'concept').some((name) => name === pieces?.[0]?.kind))
  // 'Jeans with a high waist, in dark blue' are looked for.
  const isPlain = Object.keys(pieces?.[0] ?? {}).every((trait) => trait === 'kind' || trait === 'colours')
  if (piece && isPlain && isPraisedAndAsked(others, piece, sentence)) return true
  if (!piece || !isPlain || Object.keys(others).some((slot) => slot !== 'budget')) return false
  const isNamed = isDefinite(piece, sentence)
  const isThisOne =
    items.some((item) => item.to === piece.from && isCue(sentence, 'this', item.from, item.to)) ||
    isCue(sentence, 'this', piece.from - 2, piece.from)
  if (named?.avoided) return isNamed || isThisOne || items.some((item) => means(item, 'grammar:ratherThan'))
  // 'Make the skirt green'; 'the green skirt' is one that she looks for.
  const isColoured = items.some((item) => item.from >= piece.to && isColour(item))
  const isBare = /^(?:ar|ru)$/.test(vocabulary.language)
  const isMade =
    (isNamed || isBare) && isColoured && isCue(sentence, 'make', isBare ? piece.from - 1 : piece.from - 2)
  // 'I like it, but could the trousers be navy?'
  const isPraised = items.some((item) => item.clause < piece.clause && praises(item))
  const asksToBe = (sentence.isQuestion && says(sentence, 'be')) || says(sentence, 'shallBe')
  // 'Questo maglione ma grigio'.
  const isTurn = items.some(
    (item, place) =>
      means(item, 'grammar:but') && item.from >= piece.to && items[place + 1] && isColour(items[place + 1]!),
  )
  const isThis =
    (isTurn && liesThere(piece, sentence)) ||
    (items.some((item) => means(item, 'grammar:this') && item.to <= piece.from) && isTurn)
  const isShownPiece = liesThere(piece, sentence) || isThis || units.at(-1)?.text === 'instead'
  if (isShownPiece && isColoured && (isPraised || asksToBe || isThis || says(sentence, 'rather'))) return true
  const isShown = isNamed || (/^(?:ar|ja|zh)$/.test(vocabulary.language) && liesThere(piece, sentence))
  // 'Preferirei la borsa rossa', 'lieber eine rote Tasche', 'can I see it with a red bag?'
  const isPreferred = isNamed && says(sentence, 'wouldRather')
  const isAskedFor = says(sentence, 'seeWith') || says(sentence, 'rather')
  return (
    isMade ||
    isPreferred ||
    (isAskedFor && pieces?.length === 1 && pieces[0]?.colours !== undefined) ||
    (isShown && turnedInto(sentence, piece) !== undefined) ||
    (liesThere(piece, sentence) && isWishedOf(piece, sentence))
  )
}

/** 'Le scarpe le vorrei nere', 'die Schuhe bitte schwarz': a word of wishing alone stands between. */
function isWishedOf(piece: Item, { items, units }: Sentence) {
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

/** 'And in green?', 'can it be green?' */
function asksOnlyFor(sentence: Sentence) {
  const { isQuestion, items } = sentence
  const isGoingOn = items[0]?.from === 0 && means(items[0], 'grammar:and')
  const isAsked =
    isGoingOn || says(sentence, 'be') || items.some((item) => means(item, 'question:how_try_on'))
  return (isQuestion && isAsked) || says(sentence, 'turnsInto')
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

/** 'Ooh yes, but in burgundy please'. */
const saysYesBut = ({ items }: Sentence) => {
  const yes = items.find((item) => means(item, 'social:yes') || means(item, 'grammar:yes'))
  const but = yes && items.find((item) => item.from >= yes.to && means(item, 'grammar:but'))
  return but !== undefined && items.some((item) => item.from >= but.to && isColour(item))
}

/** The white of 'replace the black with white'. */
export function takeReplaced(reading: Reading, { items }: Sentence) {
  const other = items.find((item) => means(item, 'grammar:other') || means(item, 'change:other'))
  const named = items.filter(isColour)
  const last = named.at(-1)
  const isReplaced =
    other &&
    last &&
    named.length === 2 &&
    // '不要黑的，换白的'.
    (other.from < (named[0]?.from ?? 0) || other.to === last.from) &&
    !reading.pieces &&
    !reading.occasions &&
    !items.some((item) => means(item, 'grammar:and') && item.from > other.to)
  if (!isReplaced || (reading.change && reading.change.act !== 'other')) return
  reading.change = { act: 'in_colour' }
  reading.colours = { wanted: namesIn(last, 'concept').filter((name) => colours.has(name)) as never }
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

/** 'The same', or 'have you this bag in black'. */
const isAboutShown = (items: readonly Item[]) =>
  items.some((item) => means(item, 'grammar:same') || isFineRest(items, item)) ||
  (items.some((item) => means(item, 'grammar:this')) &&
    items.some(
      (item) =>
        means(item, 'grammar:in') &&
        items.some(
          (one) => one.from === item.to && namesIn(one, 'concept').some((name) => colours.has(name)),
        ),
    ))
