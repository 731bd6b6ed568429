import { currentLanguage } from '#client/i18n/language.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { askedOf } from '@cabine/sophia/answering/outfits/outfits-step.ts'
import type { Asked, NamedPiece } from '@cabine/sophia/answering/outfits/messages.ts'
import { nearbyOccasions } from '@cabine/sophia/answering/outfits/options.ts'
import { slotOfKind } from '@cabine/sophia/vocabulary/categories.ts'
import {
  isHeldByBudget,
  picksAtFirst,
  picksMore,
  pickOne,
  pickPieces,
  type NamedPick,
  type Picks,
  type PickWishes,
} from '@cabine/sophia/answering/outfits/picks.ts'
import type { OutfitsState } from '@cabine/sophia/answering/outfits/outfits-state.ts'
import type { Slot } from '@cabine/sophia/vocabulary/categories.ts'
import { fetchFurther, fetchKnownProfile, fetchNamed, fetchOccasion, fetchShoes } from './sophia-calls.ts'

/** Ids of all pieces that this chat has shown, the latest last; those that others have replaced, too. */
export function seenIn({ messages, former = [] }: OutfitsState) {
  const lying = messages.flatMap((message) => (message.from === 'sophia' ? (message.items ?? []) : []))
  return [...former.flatMap(({ items }) => items), ...lying].map(({ id }) => id)
}

/** `held_back`: there would be pieces, but above her budget. */
type Found = Picks | 'nothing' | 'held_back'

async function wishesFor(state: OutfitsState, asked: Asked, seed: string): Promise<PickWishes> {
  const known = await fetchKnownProfile()
  return {
    asked,
    count: state.wantsMore ? picksMore : picksAtFirst,
    shown: state.shown,
    seen: seenIn(state),
    known: { ...known, brief: { ...known.brief, ...state.wishes } },
    anyPrice: state.anyPrice,
    kept: state.kept,
    named: state.named,
    language: currentLanguage(),
    seed: `${seed} ${state.messages.length}`,
  }
}

/** Finds picks for her answers. */
export async function findPicks(state: OutfitsState, seed: string): Promise<Found> {
  const asked = askedOf(state)
  if (!asked) throw new Error('some questions are not answered yet')
  const { occasion, weather } = asked
  const [collection, shoes, wishes] = await Promise.all([
    fetchOccasion(occasion),
    fetchShoes(weather),
    wishesFor(state, asked, seed),
  ])
  if (collection.length === 0) return 'nothing'
  const own = pickPieces(collection, shoes, wishes)
  if (state.wantsMore)
    return own ?? (await findFurther(asked, [...collection, ...shoes], wishes)) ?? 'nothing'
  if (own && own.set.looks.length > 0) return own
  // The occasion's pieces make no outfit in this weather, so those of similar occasions are tried too.
  const nearby = await Promise.all(
    nearbyOccasions(occasion, weather).map((one) => fetchOccasion(one).catch(() => [])),
  )
  const wide = [...collection, ...nearby.flat()]
  const picks = pickPieces(wide, shoes, wishes) ?? own
  if ((picks && picks.set.looks.length > 0) || !isHeldByBudget(wide, shoes, wishes))
    return picks ?? (await findFurther(asked, [...wide, ...shoes], wishes)) ?? 'nothing'
  return picks ? { ...picks, set: { ...picks.set, eased: 'budget' } } : 'held_back'
}

const categoriesOf: Record<Asked['outfitType'], readonly ProductCategory[]> = {
  dresses: ['dresses', 'shoes', 'bags', 'outerwear'],
  top_bottom: ['tops', 'bottoms', 'skirts', 'shoes', 'outerwear', 'bags'],
}
const lastPage = 5

/** Looks through the whole shop, page by page, when a collection has nothing more. */
async function findFurther(
  asked: Asked,
  known: readonly Product[],
  wishes: PickWishes,
): Promise<Picks | null> {
  let pool = [...known]
  for (let page = 1; page <= lastPage; page++) {
    const found = await Promise.all(
      categoriesOf[asked.outfitType].map((category) =>
        fetchFurther(category, asked.occasion, page).catch((): Product[] => []),
      ),
    )
    const fresh = found.flat()
    if (fresh.length === 0) return null
    pool = [...pool, ...fresh]
    const shoes = pool.filter(({ category }) => category === 'shoes')
    const others = pool.filter(({ category }) => category !== 'shoes')
    const picks = pickPieces(others, shoes, wishes)
    if (picks) return picks
  }
  return null
}

const categoryOfSlot: Record<Slot, ProductCategory> = {
  dress: 'dresses',
  top: 'tops',
  bottom: 'bottoms',
  outer: 'outerwear',
  shoes: 'shoes',
  bag: 'bags',
  accessory: 'accessories',
}

/** Finds a piece that she named, for outfits or in the place of one of their pieces; null where nothing of that name goes with them. */
export async function findNamed(
  state: OutfitsState,
  named: NamedPiece,
  { message, item }: { message: number; item?: number },
  seed: string,
  taken: readonly string[] = [],
): Promise<NamedPick | null> {
  const shown = state.messages[message]
  const slot = slotOfKind(named.kind)
  if (shown?.from !== 'sophia' || !shown.items || !shown.set || !slot) throw new Error('no outfits to add to')
  const { items, set } = shown
  const asking = wishesFor(state, set.asked, seed)
  const [collection, further, called, wishes] = await Promise.all([
    slot === 'shoes' ? fetchShoes(set.asked.weather) : fetchOccasion(set.asked.occasion),
    fetchFurther(categoryOfSlot[slot], set.asked.occasion, 1).catch((): Product[] => []),
    asking.then(({ known }) => fetchNamed(named, known.department)).catch((): Product[] => []),
    asking,
  ])
  const worn = item === undefined ? set.looks : set.looks.filter((look) => look.includes(item))
  const looks = worn.map((look) => look.flatMap((place) => (place === item ? [] : (items[place] ?? []))))
  const not = { ...wishes, shown: [...wishes.shown, ...items.map(({ id }) => id), ...taken] }
  return pickOne([...collection, ...further, ...called], named, looks, not)
}
