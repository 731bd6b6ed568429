import { askedOf, type SophiaState } from '#shared/stylist/sophia/flow.ts'
import { nearbyOccasions } from '#shared/stylist/sophia/options.ts'
import {
  isHeldByBudget,
  picksAtFirst,
  picksMore,
  pickPieces,
  type Picks,
} from '#shared/stylist/sophia/picks.ts'
import { fetchKnownProfile, fetchOccasion, fetchShoes } from './sophia-calls.ts'

/** Ids of all pieces that this chat has shown. */
export const seenIn = ({ messages }: SophiaState) =>
  messages.flatMap((message) => (message.from === 'sophia' ? (message.items ?? []) : [])).map(({ id }) => id)

/** `held_back`: there would be pieces, but above her budget. */
type Found = Picks | 'nothing' | 'held_back'

/** Finds picks for her answers. */
export async function findPicks(state: SophiaState, seed: string): Promise<Found> {
  const asked = askedOf(state)
  if (!asked) throw new Error('some questions are not answered yet')
  const { occasion, weather } = asked
  const [collection, shoes, known] = await Promise.all([
    fetchOccasion(occasion),
    fetchShoes(weather),
    fetchKnownProfile(),
  ])
  if (collection.length === 0) return 'nothing'
  const wishes = {
    asked,
    count: state.wantsMore ? picksMore : picksAtFirst,
    shown: state.shown,
    seen: seenIn(state),
    known: { ...known, brief: { ...known.brief, ...state.wishes } },
    anyPrice: state.anyPrice,
    seed: `${seed} ${state.messages.length}`,
  }
  const own = pickPieces(collection, shoes, wishes)
  if (state.wantsMore || (own && own.set.looks.length > 0)) return own ?? 'nothing'
  // The occasion's pieces make no outfit in this weather, so those of similar occasions are tried too.
  const nearby = await Promise.all(
    nearbyOccasions(occasion, weather).map((one) => fetchOccasion(one).catch(() => [])),
  )
  const wide = [...collection, ...nearby.flat()]
  const picks = pickPieces(wide, shoes, wishes) ?? own
  if ((picks && picks.set.looks.length > 0) || !isHeldByBudget(wide, shoes, wishes)) return picks ?? 'nothing'
  return picks ? { ...picks, set: { ...picks.set, eased: 'budget' } } : 'held_back'
}
