import { askedOf, type SophiaState } from '#shared/stylist/sophia/flow.ts'
import { nearbyOccasions } from '#shared/stylist/sophia/options.ts'
import {
  isHeldByBudget,
  picksAtFirst,
  picksMore,
  pickPieces,
  type Picks,
} from '#shared/stylist/sophia/picks.ts'
import { fetchKnown, fetchOccasion, fetchShoes } from './sophia-calls.ts'

/** Every piece that this talk has shown, whatever it was shown for. */
export const seenIn = ({ messages }: SophiaState) =>
  messages.flatMap((message) => (message.from === 'sophia' ? (message.items ?? []) : [])).map(({ id }) => id)

/** `held_back`: there would be something for more than she wants to pay. */
type Found = Picks | 'nothing' | 'held_back'

/** Picks for what she has said. */
export async function findPicks(state: SophiaState, seed: string): Promise<Found> {
  const asked = askedOf(state)
  if (!asked) throw new Error('She has not said everything yet')
  const { occasion, weather } = asked
  const [collection, shoes, known] = await Promise.all([
    fetchOccasion(occasion),
    fetchShoes(weather),
    fetchKnown(),
  ])
  if (collection.length === 0) return 'nothing'
  const wishes = {
    asked,
    count: state.wantsMore ? picksMore : picksAtFirst,
    shown: state.shown,
    seen: seenIn(state),
    known,
    anyPrice: state.anyPrice,
    seed: `${seed} ${state.messages.length}`,
  }
  const own = pickPieces(collection, shoes, wishes)
  if (state.wantsMore || (own && own.set.looks.length > 0)) return own ?? 'nothing'
  // The occasion's own pieces make no outfit in this weather: a neighbour's may.
  const nearby = await Promise.all(
    nearbyOccasions(occasion, weather).map((one) => fetchOccasion(one).catch(() => [])),
  )
  const wide = [...collection, ...nearby.flat()]
  const picks = pickPieces(wide, shoes, wishes) ?? own
  if ((picks && picks.set.looks.length > 0) || !isHeldByBudget(wide, shoes, wishes)) return picks ?? 'nothing'
  return picks ? { ...picks, set: { ...picks.set, eased: 'budget' } } : 'held_back'
}
