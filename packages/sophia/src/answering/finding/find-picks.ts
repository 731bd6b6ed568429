import type { Product } from '../../vocabulary/product.ts'
import type { ProductCategory } from '../../vocabulary/product-categories.ts'
import { slotOfKind } from '../../vocabulary/categories.ts'
import { colours, cuts, materials, patterns } from '../../vocabulary/concept-groups.ts'
import { productOccasions } from '../../vocabulary/product-categories.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import { chanceOf } from '../../styling/chance.ts'
import { goTogether } from '../../styling/outfit-rules.ts'
import { togetherScore } from '../../styling/preferences.ts'
import { wornOf } from '../../styling/piece-of-product.ts'
import type { WantedInput } from '../wanted/answer.ts'
import { keyOf } from '../wanted/conditions.ts'
import { saidOfAll } from '../wanted/narrow-said.ts'
import { dayOf } from './day.ts'
import type { Asked, NamedPiece } from '../outfits/messages.ts'
import { nearbyOccasions, type Occasion } from '../outfits/options.ts'
import { askedOf } from '../outfits/outfits-step.ts'
import type { OutfitsState } from '../outfits/outfits-state.ts'
import {
  isHeldByBudget,
  picksAtFirst,
  picksMore,
  pickPieces,
  type NamedPick,
  type Picks,
  type PickWishes,
} from '../outfits/picks.ts'
import { chatChips } from '../pieces/chat-choices.ts'
import { dressUp } from './dress-up.ts'
import type { Asking } from './shop.ts'
import { sumLimitOf, sumOf } from './sum-limit.ts'

/** Ids of all pieces that this chat has shown, the latest last; those that others have replaced, too. */
export function seenIn({ messages, former = [] }: OutfitsState) {
  const lying = messages.flatMap((message) => (message.from === 'sophia' ? (message.items ?? []) : []))
  return [...former.flatMap(({ items }) => items), ...lying].map(({ id }) => id)
}

/** `held_back`: there would be pieces, but above her budget. */
type Found = Picks | 'nothing' | 'held_back'

async function wishesFor(
  state: OutfitsState,
  asked: Asked,
  { shop, language, seed }: Asking,
): Promise<PickWishes> {
  const known = await shop.known()
  return {
    asked,
    count: state.wantsMore ? picksMore : picksAtFirst,
    shown: state.shown,
    seen: seenIn(state),
    known: { ...known, brief: { ...known.brief, ...state.wishes } },
    anyPrice: state.anyPrice,
    kept: state.kept,
    named: state.named,
    language,
    seed: `${seed} ${state.messages.length}`,
  }
}

/** Finds picks for her answers. */
export async function findPicks(state: OutfitsState, asking: Asking): Promise<Found> {
  const asked = askedOf(state)
  if (!asked) throw new Error('some questions are not answered yet')
  // What she said in her own words is answered by all of it.
  if (state.said) return (await dressUp(state, asked, asking)) ?? 'nothing'
  const { shop } = asking
  const { occasion, weather } = asked
  const [collection, shoes, wishes] = await Promise.all([
    shop.collection(occasion),
    shop.shoes(weather),
    wishesFor(state, asked, asking),
  ])
  if (collection.length === 0) return 'nothing'
  const own = pickPieces(collection, shoes, wishes)
  if (state.wantsMore)
    return own ?? (await findFurther(asked, [...collection, ...shoes], wishes, asking)) ?? 'nothing'
  if (own && own.set.looks.length > 0) return own
  // The occasion's pieces make no outfit in this weather, so those of similar occasions are tried too.
  const nearby = await Promise.all(
    nearbyOccasions(occasion, weather).map((one) => shop.collection(one).catch((): Product[] => [])),
  )
  const wide = [...collection, ...nearby.flat()]
  const picks = pickPieces(wide, shoes, wishes) ?? own
  if ((picks && picks.set.looks.length > 0) || !isHeldByBudget(wide, shoes, wishes))
    return picks ?? (await findFurther(asked, [...wide, ...shoes], wishes, asking)) ?? 'nothing'
  return picks ? { ...picks, set: { ...picks.set, eased: 'budget' } } : 'held_back'
}

const categoriesOf: Record<Asked['outfitType'], readonly ProductCategory[]> = {
  dresses: ['dresses', 'shoes', 'bags', 'outerwear'],
  top_bottom: ['tops', 'bottoms', 'skirts', 'shoes', 'outerwear', 'bags'],
}
const lastPage = 5

const chipOf = { workwear: 'work', vacation: 'travel', date_night: 'date', casual_day: 'weekend' } as const

/** A page of everything that the shop has in a category for an occasion, beyond its collection; nothing where it cannot be had. */
const fetchFurther = ({ shop }: Asking, category: ProductCategory, occasion: Occasion, page: number) =>
  shop.page({ category, occasion: chatChips.occasion[chipOf[occasion]], page: String(page) }).then(
    ({ products }) => products,
    (): Product[] => [],
  )

/** Looks through the whole shop, page by page, when a collection has nothing more. */
async function findFurther(
  asked: Asked,
  known: readonly Product[],
  wishes: PickWishes,
  asking: Asking,
): Promise<Picks | null> {
  let pool = [...known]
  for (let page = 1; page <= lastPage; page++) {
    const found = await Promise.all(
      categoriesOf[asked.outfitType].map((category) => fetchFurther(asking, category, asked.occasion, page)),
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

/** The colours, materials, patterns and cuts of a piece that she named, each where it belongs. */
function wishedOf({ kind, traits = [] }: NamedPiece): WishedPiece {
  const of = (group: ReadonlySet<string>) => traits.filter((trait) => group.has(trait))
  return {
    kind: kind as WishedPiece['kind'],
    ...(of(colours).length > 0 && { colours: of(colours) }),
    ...(of(materials).length > 0 && { materials: of(materials) }),
    ...(of(patterns).length > 0 && { patterns: of(patterns) }),
    ...(of(cuts).length > 0 && { cuts: of(cuts) }),
  }
}

type Place = { message: number; item?: number }

/** What is worn beside a place of a message, and what must not come again. */
function besideOf(state: OutfitsState, { message, item }: Place) {
  const shown = state.messages[message]
  if (shown?.from !== 'sophia' || !shown.items || !shown.set) throw new Error('no outfits to add to')
  const { items, set } = shown
  const look = set.looks.find((one) => item === undefined || one.includes(item)) ?? set.looks[0] ?? []
  return {
    asked: set.asked,
    items,
    beside: look.flatMap((place) => (place === item ? [] : (items[place] ?? []))),
  }
}

/** Finds by all that was said what goes into an outfit; null where there is none of it. */
export async function findWithin(
  state: OutfitsState,
  place: Place,
  search: Pick<WantedInput, 'piece' | 'like' | 'compare'>,
  { shop, language, currency, seed }: Asking,
  taken: readonly string[] = [],
): Promise<NamedPick | null> {
  const { asked, items, beside } = besideOf(state, place)
  const limit = sumLimitOf(state.said ?? {}, currency)
  // What the rest leaves of a sum.
  const left = limit && {
    most: Math.max(1, (limit.cents - sumOf(beside, limit.currency)) / 100),
    currency: limit.currency,
  }
  const said = { ...saidOfAll(state.said ?? {}), ...(left && { budget: left }) }
  const day = dayOf(said, language)
  const { products, grounds } = await shop.wanted({
    ...search,
    said: day.isAnyWeather ? { ...said, weather: { ...said.weather, warmth: asked.weather } } : said,
    language,
    currency,
    not: [...items.map(({ id }) => id), ...taken],
    most: enough,
  })
  const worn = beside.flatMap((one) => wornOf(one) ?? [])
  const brief = { ...day, occasions: productOccasions, weather: asked.weather, wishes: [] }
  const missedBy = ({ id }: Product) => (grounds[id]?.missed ?? []).map(keyOf).join(' ')
  // Where nothing is all of it, those that miss least stand first.
  const [nearest] = products
  const alike = products.filter((one) => nearest && missedBy(one) === missedBy(nearest))
  const inOrder = (some: readonly Product[]) =>
    some
      .flatMap((product) => {
        const one = wornOf(product)
        return one
          ? [
              {
                product,
                fits: goTogether([...worn, one], brief),
                score: togetherScore([...worn, one], brief) + chanceOf(`${seed} ${product.id}`),
              },
            ]
          : []
      })
      .toSorted((a, b) => Number(b.fits) - Number(a.fits) || b.score - a.score)
  const [best] = inOrder(alike)
  if (!best) return null
  const { missed = [] } = grounds[best.product.id] ?? {}
  return { product: best.product, isOdd: missed.length > 0, missed }
}
const enough = 12

/** Finds a piece that she named, for outfits or in the place of one of their pieces; null where nothing of that name is there. */
export async function findNamed(
  state: OutfitsState,
  named: NamedPiece,
  place: Place,
  asking: Asking,
  taken: readonly string[] = [],
): Promise<NamedPick | null> {
  if (!slotOfKind(named.kind)) throw new Error('nothing that is worn')
  return findWithin(state, place, { piece: wishedOf(named) }, asking, taken)
}
