import { slotOfKind } from '../vocabulary/categories.ts'
import { means } from '../sentence/items.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import type { Unit } from '../sentence/units.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'

/** The piece that a part of a sentence changes: the bag of 'a bigger bag', the shoes of 'the shoes in black'. */
function pieceOf({ change, ...said }: Reading) {
  if (change) return change.act === 'keep' ? undefined : change.about
  const [piece, other] = said.pieces ?? []
  const isAll = piece && !other && Object.keys(said).length === 1
  // A dress in place of top and skirt is another outfit.
  return isAll && piece.colours && !piece.not && slotOfKind(piece.kind) !== 'dress' ? piece.kind : undefined
}

function areOfTwo(one: string, other: string) {
  const slot = slotOfKind(one)
  // Of jewellery, belts and hats several are worn.
  return slot === 'accessory' || slot === null ? one !== other : slot !== slotOfKind(other)
}

/** Says what to do, or with which piece. */
const isVerbOrPiece = ({ tags }: Item) =>
  tags.some((tag) => /^(?:grammar:(?:remove|add|other|same)$|change:|concept:)/.test(tag))

/** Where a sentence can fall into two: at a comma, a full stop, or 'and'. */
function seamsOf(sentence: Sentence) {
  const { units, items, vocabulary } = sentence
  const { beginsNext } = vocabulary.grammar
  const isSign = ({ kind }: Unit) => kind === 'comma' || kind === 'break'
  // 'وغيري': the Arabic 'and' is written with its word.
  const isWithAnd = (item: Item) => isVerbOrPiece(item) && beginsNext?.item?.(sentence, item)
  // 'ベルトを外して靴を変えて': what is done next follows the -te.
  const isBehindTe = (at: number) => beginsNext?.at?.(units[at - 1])
  const seams = [
    ...units.flatMap((unit, at) => (isSign(unit) ? [{ from: at, to: at + 1 }] : [])),
    ...units.flatMap((_, at) => (isBehindTe(at) ? [{ from: at, to: at }] : [])),
    ...items.flatMap((item) => (isWithAnd(item) ? [{ from: item.from, to: item.from }] : [])),
    ...items.filter((item) => means(item, 'grammar:and')),
  ]
  // '… with that dress' goes on with what was said.
  const goesOn = (at: number) => items.some((item) => item.from === at && means(item, 'grammar:with'))
  return seams.filter(({ to }) => !goesOn(to)).toSorted((one, other) => one.from - other.from)
}

/**
 * What each part of a sentence says that asks for several changes: 'take the belt off and add gold hoops'. Empty where it
 * asks for one, or for none.
 */
export function changesOf(
  sentence: Sentence,
  read: (units: Unit[]) => { reading: Reading; sentence: Sentence },
): Reading[] {
  for (const { from, to } of seamsOf(sentence)) {
    const first = read(sentence.units.slice(0, from)).reading
    const { reading, sentence: rest } = read(sentence.units.slice(to))
    const [piece, other] = [pieceOf(first), pieceOf(reading)]
    if (!piece || !other || !areOfTwo(piece, other)) continue
    const others = changesOf(rest, read)
    return [first, ...(others.length > 0 ? others : [reading])]
  }
  return []
}
