import { isCue, means, namesIn, says, textIn, coloursOf, isColour } from '../../sentence/items.ts'
import { liesThere } from './praise.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { isKind } from '../../sentence/deniable.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** '外套换成黑色的': what lies there, in another colour. */
export function takeNewColour(reading: Reading, sentence: Sentence, about: string | undefined) {
  const { items } = sentence
  const isTurned = items.some((item) => means(item, 'grammar:same') && means(item, 'grammar:other'))
  // '外套别黑的，换米色'.
  const isTraded = items.some(
    (item, place) => means(item, 'grammar:other') && isColour(items[place + 1] ?? item),
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
  takeMade(reading, sentence, about)
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
  return vocabulary.grammar.isTarget?.(sentence, piece, from) ?? isCue(sentence, 'a', from - 1)
}

/** The green of 'cambia la falda a verde', 'the skirt in green', 'スカートを緑に'; in Chinese it else stands before its piece. */
export function turnedInto(sentence: Sentence, piece: Item) {
  const { items, vocabulary } = sentence
  const isTurn = (item: Item) =>
    vocabulary.grammar.isTurnedInto?.(sentence, piece, item) ?? isCue(sentence, 'into', item.from - 1)
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
  reading.colours = { ...reading.colours, wanted: coloursOf(colour) }
}

/** 'The shoes are too heavy in black, make them white', in Japanese: '靴が黒だと重いから白にして'. */
function takeMade(reading: Reading, sentence: Sentence, about: string | undefined) {
  const last = sentence.items.findLast((item) => isColour(item) && !isKind(item))
  const isMade = last && sentence.vocabulary.grammar.makesColour?.test(textIn(sentence, last.to))
  if (!isMade || !about || reading.change?.act !== 'other') return
  reading.change = { act: 'in_colour', about }
  reading.colours = {
    ...reading.colours,
    wanted: coloursOf(last),
  }
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
    wanted: coloursOf(last),
  }
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
  reading.colours = { wanted: coloursOf(last) }
}
