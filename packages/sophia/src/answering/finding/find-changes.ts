import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import type { Concept } from '../../vocabulary/concepts.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { PieceChange } from '../../styling/outfit-questions.ts'
import type { Asked, PickPlace, PickSet, Wanted } from '../outfits/messages.ts'
import { occasionOf } from '../outfits/options.ts'
import { pieceAt, type OutfitsState } from '../outfits/outfits-state.ts'
import type { OutfitsEvent } from '../outfits/outfits-step.ts'
import { findNamed, findPicks, findWithin, seenIn } from './find-picks.ts'
import { kindOfCategory, slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'
import type { WantedInput } from '../wanted/answer.ts'
import type { Asking } from './shop.ts'
import { toldOf } from './wishes-in-call.ts'

type Change = {
  piece: Product
  change: PieceChange
  colour?: ColourFamily | undefined
  /** The pieces that it is worn with. */
  beside: readonly Product[]
  asked: Asked
  not: readonly string[]
}

/** How many ids the call takes in `not`. */
const maxNot = 60

/** A piece that could replace another; undefined if nothing suits. */
async function findAlternative(
  { wishes = {}, anyPrice }: OutfitsState,
  { piece, change, colour, beside, asked, not }: Change,
  { shop, language }: Asking,
): Promise<Product | undefined> {
  const [first] = await shop.alternatives({
    id: piece.id,
    change,
    ...(colour && { colour }),
    with: beside.map(({ id }) => id).join(','),
    occasion: occasionOf[asked.occasion],
    weather: asked.weather,
    ...toldOf(wishes, asked, { anyPrice, language }),
    not: not.slice(-maxNot).join(','),
  })
  return first
}

/** The other pieces of the look that a piece belongs to; of the first look, if it belongs to none. */
function besideOf({ looks }: PickSet, item: number) {
  const look = looks.find((one) => one.includes(item)) ?? looks[0] ?? []
  return look.filter((place) => place !== item)
}

async function findAddition(
  state: OutfitsState,
  wanted: Extract<Wanted, { for: 'add' }>,
  asking: Asking,
): Promise<OutfitsEvent> {
  try {
    const found = await findNamed(state, wanted.named, wanted, asking)
    if (found) return { type: 'added', message: wanted.message, ...found }
    return { type: 'not_added', because: 'nothing_suitable' }
  } catch {
    return { type: 'not_added', because: 'failed' }
  }
}

/** Looks for a piece for each place, one after the other, so that none comes twice. */
async function findChanges(
  state: OutfitsState,
  wanted: Extract<Wanted, { for: 'change' }>,
  asking: Asking,
): Promise<OutfitsEvent[]> {
  const events: OutfitsEvent[] = []
  for (const at of wanted.at) {
    const taken = events.flatMap((one) => (one.type === 'changed' ? [one.product.id] : []))
    events.push(await findChange(state, at, wanted, asking, taken))
  }
  return events
}

async function findChange(
  state: OutfitsState,
  at: PickPlace,
  { change, colour, named }: Extract<Wanted, { for: 'change' }>,
  asking: Asking,
  taken: readonly string[],
): Promise<OutfitsEvent> {
  const piece = pieceAt(state, at)
  const message = state.messages[at.message]
  try {
    if (!piece || message?.from !== 'sophia' || !message.set || !message.items)
      throw new Error('No such piece')
    const { set, items } = message
    const isByName = named && change !== 'in_colour'
    if (state.said && !isByName) {
      const found = await findWithin(state, at, searchFor(piece, { change, colour, named }), asking, [
        ...seenIn(state),
        ...taken,
      ])
      return found
        ? { type: 'changed', at, change, ...found }
        : { type: 'not_changed', at, change, because: 'nothing_suitable' }
    }
    const alternative = isByName
      ? undefined
      : await findAlternative(
          state,
          {
            piece,
            change,
            colour,
            beside: besideOf(set, at.item).flatMap((place) => items[place] ?? []),
            asked: set.asked,
            not: [...seenIn(state), ...taken],
          },
          asking,
        )
    if (alternative) return { type: 'changed', at, change, product: alternative }
    // In a colour that she names the same design comes first, and then whatever else she may have meant.
    const found = named ? await findNamed(state, named, at, asking, taken) : null
    if (found) return { type: 'changed', at, change, ...found }
    return { type: 'not_changed', at, change, because: 'nothing_suitable' }
  } catch {
    return { type: 'not_changed', at, change, because: 'failed' }
  }
}

/** A change of a piece as a search by all that was said. */
function searchFor(
  piece: Product,
  { change, colour, named }: Pick<Extract<Wanted, { for: 'change' }>, 'change' | 'colour' | 'named'>,
): Pick<WantedInput, 'piece' | 'like' | 'compare'> {
  const slot = slotOfCategory[piece.category]
  // Other shoes may be of any kind.
  const isAnyKind = change === 'something_else' && slot === 'shoes'
  const own = isAnyKind ? undefined : piece.traits?.is.find((one) => slotOfKind(one) === slot)
  // 'Golden shoes' in the place of mules need not be mules.
  const kind = (named?.kind as Concept | undefined) ?? own ?? kindOfCategory[piece.category]
  const wished = kind ? { piece: { kind, ...(colour && colour !== 'multi' && { colours: [colour] }) } } : {}
  if (change === 'another_colour' || change === 'in_colour') return { ...wished, like: piece.id }
  return change === 'something_else' ? wished : { ...wished, compare: { change, than: [piece.id] } }
}

/** Looks for picks, if all questions are answered. */
async function findReply(state: OutfitsState, asking: Asking): Promise<OutfitsEvent[]> {
  if (state.step !== 'recommendations') return []
  try {
    const picks = await findPicks(state, asking)
    if (typeof picks === 'object') return [{ type: 'picked', ...picks }]
    return [{ type: 'nothing_found', isHeldBack: picks === 'held_back' }]
  } catch {
    return [{ type: 'picking_failed' }]
  }
}

/** Looks for whatever the last event left to be looked for. */
export async function findWanted(state: OutfitsState, asking: Asking): Promise<OutfitsEvent[]> {
  const { wanted } = state
  if (!wanted) return findReply(state, asking)
  return wanted.for === 'add'
    ? [await findAddition(state, wanted, asking)]
    : findChanges(state, wanted, asking)
}
