import { categoriesIn, slotOfCategory, slotOfKind, type Slot } from '../../vocabulary/categories.ts'
import type { Concept } from '../../vocabulary/concepts.ts'
import { productOccasions } from '../../vocabulary/product-categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import type { Brief } from '../../styling/brief.ts'
import { chanceOf } from '../../styling/chance.ts'
import { paletteOf } from '../../styling/colour-harmony.ts'
import { goTogether } from '../../styling/outfit-rules.ts'
import { costOf } from '../../styling/piece-cost.ts'
import type { Worn } from '../../styling/piece.ts'
import { togetherScore } from '../../styling/preferences.ts'
import { pieceScore } from '../../styling/taste.ts'
import { familyOfShade } from '../../catalogue/colour-families.ts'
import { wornOf } from '../../styling/piece-of-product.ts'
import { wishesOf } from '../outfits/remembered-wishes.ts'
import type { Asked } from '../outfits/messages.ts'
import type { OutfitsState } from '../outfits/outfits-state.ts'
import { lookAt, setsOf } from '../outfits/outfits-state.ts'
import type { Picks } from '../outfits/picks.ts'
import type { Grounds, WantedAnswer } from '../wanted/answer.ts'
import { conditionsOfAll } from '../wanted/conditions-of.ts'
import { isFirm, keyOf, weightOf, type Condition } from '../wanted/conditions.ts'
import { judge } from '../wanted/judge.ts'
import type { SaidByNow } from '../wanted/said.ts'
import { candidateOf } from './answer-wanted.ts'
import { dayOf } from './day.ts'
import type { Asking } from './shop.ts'

const kindOfSlot: Record<Slot, Concept> = {
  dress: 'dress',
  top: 'top',
  bottom: 'bottoms',
  outer: 'outerwear',
  shoes: 'shoes',
  bag: 'bag',
  accessory: 'accessories',
}

/** So many pieces of each place are tried, and so many unfinished outfits are gone on with. */
const mostOfSlot = 14
const beam = 60

const clothes: readonly Slot[] = ['dress', 'top', 'bottom']

/** Her own piece, as the rules see it: it costs nothing, and is for every day. */
export function ownProduct({
  kind,
  colours = [],
  materials = [],
  patterns = [],
}: WishedPiece): Product | null {
  const slot = slotOfKind(kind)
  const [category] = slot ? categoriesIn(slot) : []
  if (!category) return null
  const [colour] = colours
  const family = colour ? (familyOfShade[colour] ?? colour) : null
  return {
    id: `own:${kind}`,
    title: '',
    name: [...patterns, ...colours.slice(0, 1), ...materials, kind].join(' '),
    brand: '',
    price: '',
    price_cents: 0,
    list_price_cents: null,
    currency: 'USD',
    product_url: '',
    image_url: '',
    additional_images: [],
    dominant_color: null,
    category: kind === 'skirt' ? 'skirts' : category,
    colour: colour ?? '',
    colour_family: family as Product['colour_family'],
    material: materials.join(' '),
    season: 'all',
    sizes: [],
    occasions: [...productOccasions],
    availability: 'in_stock',
    garment_category: null,
    is_luxe: false,
    is_sample: false,
    traits: { is: [kind, ...colours, ...materials, ...patterns] },
  }
}

export const isOwn = ({ id }: Pick<Product, 'id'>) => id.startsWith('own:')

const slotOf = (product: Product) => slotOfCategory[product.category]

/** The places of the outfit, by what she wears and what she will not. */
function placesOf(
  { outfitType }: Asked,
  said: SaidByNow,
  base: readonly Product[],
  weather: Brief['weather'],
): Slot[] {
  const wanted = (said.pieces ?? []).filter(({ not }) => !not)
  const denied = new Set(
    (said.pieces ?? [])
      .filter(({ not, colours, materials, patterns }) => not && !colours && !materials && !patterns)
      .flatMap(({ kind }) => (isGeneral(kind) ? (slotOfKind(kind) ?? []) : [])),
  )
  const taken = new Set(base.flatMap((one) => slotOf(one) ?? []))
  const isDress =
    taken.has('dress') || (outfitType === 'dresses' && !taken.has('top') && !taken.has('bottom'))
  const isCool =
    weather === 'cool' || weather === 'cold' || said.weather?.rain === true || said.weather?.snow === true
  const named = wanted.flatMap(({ kind }) => slotOfKind(kind) ?? [])
  const places: Slot[] = [
    ...(isDress ? (['dress'] as const) : (['top', 'bottom'] as const)),
    ...(isCool ? (['outer'] as const) : []),
    'shoes',
    'bag',
    ...named,
  ]
  return [...new Set(places)].filter(
    (slot) => !taken.has(slot) && !denied.has(slot) && !(isDress && (slot === 'top' || slot === 'bottom')),
  )
}

/** Kinds that stand for all that is worn in a place: who wants no coat wants nothing over it. */
const isGeneral = (kind: string) =>
  ['coat', 'jacket', 'outerwear', 'bag', 'shoes', 'dress', 'accessories', 'blazer'].includes(kind)

/** What is said of every piece of an outfit: a colour or a cloth that she wants is of one of them. */
export function saidOfAll({ colours, materials, pieces, budget, ...said }: SaidByNow): SaidByNow {
  const { per, most, ...money } = budget ?? {}
  const isEach = per === 'piece' || (most !== undefined && per === undefined)
  return {
    ...said,
    ...(colours?.avoided && { colours: { avoided: colours.avoided } }),
    ...(materials?.avoided && { materials: { avoided: materials.avoided } }),
    pieces: pieces?.filter(({ not }) => not),
    ...(budget &&
      isEach && { budget: { ...money, ...(most !== undefined && { most }), ...(per && { per }) } }),
  }
}

type Place = { slot: Slot; answer: WantedAnswer }
type Draft = { pieces: Product[]; worn: Worn[]; score: number }

const misses = ({ missed, unsure }: Grounds) =>
  missed.reduce((sum, one) => sum + weightOf(one), 0) + unsure.length * 0.4

/** An outfit by all that was said, around what she has, what she keeps and what she named; null where the shop has nothing for it. */
export async function dressUp(state: OutfitsState, asked: Asked, asking: Asking): Promise<Picks | null> {
  const picks = await dressAs(state, asked, asking)
  const isMissed =
    picks?.set.relaxed?.some((one) => isFirm(one) || one.of === 'occasion' || one.of === 'weather') ?? true
  if (!state.isAnyType || !isMissed) return picks
  // Of the line for mothers to be a shop may have dresses and no trousers.
  const other = await dressAs(
    state,
    { ...asked, outfitType: asked.outfitType === 'dresses' ? 'top_bottom' : 'dresses' },
    asking,
  )
  const missed = (one: Picks | null) => one?.set.relaxed?.length ?? (one ? 0 : 99)
  return missed(other) < missed(picks) ? other : picks
}

async function dressAs(state: OutfitsState, asked: Asked, asking: Asking): Promise<Picks | null> {
  const { shop, language, currency, seed } = asking
  const { said = {}, kept = [], mends, isPartial } = state
  const own = (said.own ?? []).flatMap((piece) => ownProduct(piece) ?? [])
  const day = dayOf(said, language)
  const weather = said.weather || said.season ? day.weather : asked.weather
  const known = await shop.known()
  const [lying] = setsOf(state)
  const most = said.budget?.per === 'outfit' ? said.budget.most : undefined
  const limit =
    most === undefined ? undefined : { cents: most * 100, currency: said.budget?.currency ?? currency }
  const before = lying ? lookAt(state, { message: lying.message, item: 0 }) : []
  // What costs more than she wants to spend is begun anew.
  const stays = mends && !(limit && sumOf(before, limit.currency) > limit.cents) ? before : []
  const fixed = [...own, ...kept]
  const all = conditionsOfAll(saidOfAll(said), { currency, wishes: day.wishes })
  const wanted = (said.pieces ?? []).filter(({ not }) => !not)
  const isNamed = (slot: Slot | null) => wanted.some(({ kind }) => slotOfKind(kind) === slot)
  const isStill = (product: Product) => {
    const found = judge(candidateOf(product), all, day)
    const slot = slotOf(product)
    return (
      found !== null &&
      found.missed.length === 0 &&
      !isNamed(slot) &&
      !(said.colours?.wanted && clothes.some((one) => one === slot)) &&
      !fixed.some((one) => slotOf(one) === slot) &&
      !isDenied(product, said) &&
      (slot !== 'dress' || asked.outfitType === 'dresses') &&
      ((slot !== 'top' && slot !== 'bottom') || asked.outfitType === 'top_bottom')
    )
  }
  const base = [...fixed, ...stays.filter(isStill)]
  const whole = placesOf(asked, said, base, weather)
  const places = isPartial ? whole.filter(isNamed) : whole
  const answers = await Promise.all(
    places.map(async (slot): Promise<Place> => {
      const piece = wanted.find(({ kind }) => slotOfKind(kind) === slot) ?? { kind: kindOfSlot[slot] }
      const isHeart =
        slot === 'dress' || (slot === (wanted.length === 0 ? 'top' : slot) && clothes.includes(slot))
      const ofSlot: SaidByNow = {
        ...saidOfAll(said),
        ...(isHeart && said.colours && { colours: said.colours }),
        ...(isHeart && said.materials && { materials: said.materials }),
        ...(!day.isAnyWeather ? {} : { weather: { ...said.weather, warmth: weather } }),
      }
      const answer = await shop.wanted({
        said: ofSlot,
        piece,
        language,
        currency,
        // Nothing of an outfit for another day comes again.
        not: clothes.includes(slot) && (state.wantsMore || !mends) ? before.map(({ id }) => id) : [],
        most: mostOfSlot,
      })
      return { slot, answer }
    }),
  )
  const brief: Brief = {
    ...known.brief,
    ...wishesOf(said),
    ...day,
    occasions: day.occasions.length > 0 ? day.occasions : [...productOccasions],
    weather,
    wishes: [],
  }
  const draft = composed(base, answers, brief, limit, seed)
  if (!draft || draft.pieces.length === own.length) return null
  return present(draft, answers, { asked, own: said.own ?? [], limit, all })
}

const isDenied = ({ traits }: Product, { pieces = [] }: SaidByNow) =>
  pieces.some(
    ({ kind, not, colours, materials }) =>
      not && !colours && !materials && (traits?.is.includes(kind) ?? false),
  )

type Limit = { cents: number; currency: string | undefined } | undefined

const sumOf = (pieces: readonly Product[], currency: string | undefined) =>
  pieces
    .filter((one) => !isOwn(one))
    .reduce(
      (sum, { price_cents: priceCents, currency: of }) =>
        sum + costOf({ priceCents, currency: of }, currency),
      0,
    )

/** Fills place after place with what goes with the rest, and keeps to the sum where there is one. */
function composed(
  base: readonly Product[],
  places: readonly Place[],
  brief: Brief,
  limit: Limit,
  seed: string,
): Draft | null {
  const worth = (product: Product, grounds: Grounds | undefined) => {
    const worn = wornOf(product)
    if (!worn) return 0
    const price = limit
      ? costOf({ priceCents: product.price_cents, currency: product.currency }, limit.currency) / limit.cents
      : 0
    // A bag for six hundred is nobody's first idea.
    const dear = costOf({ priceCents: product.price_cents, currency: product.currency }, 'USD') / 30_000
    return (
      pieceScore(worn, brief) +
      0.6 * chanceOf(`${seed} ${product.id}`) -
      (grounds ? misses(grounds) : 0) -
      price * 4 -
      dear
    )
  }
  let drafts: Draft[] = [{ pieces: [...base], worn: base.flatMap((one) => wornOf(one) ?? []), score: 0 }]
  for (const { slot, answer } of places) {
    const next = drafts.flatMap(({ pieces, worn, score }) =>
      answer.products.flatMap((product): Draft[] => {
        const one = wornOf(product)
        if (!one || pieces.some(({ id }) => id === product.id)) return []
        const together = [...worn, one]
        const fits = goTogether(together, brief)
        return [
          {
            pieces: [...pieces, product],
            worn: together,
            score: score + worth(product, answer.grounds[product.id]) - (fits ? 0 : 2.5),
          },
        ]
      }),
    )
    // What she did not name is left out where there is none of it.
    if (next.length > 0)
      drafts = next
        .toSorted((a, b) => b.score + togetherScore(b.worn, brief) - a.score - togetherScore(a.worn, brief))
        .slice(0, beam)
    else if (clothes.includes(slot)) return null
  }
  const within = limit ? drafts.filter(({ pieces }) => sumOf(pieces, limit.currency) <= limit.cents) : drafts
  if (within[0]) return within[0]
  return cheapest(drafts, places, base, limit)
}

/** Where no outfit that goes together is within the sum: the cheapest of each place. */
function cheapest(
  drafts: readonly Draft[],
  places: readonly Place[],
  base: readonly Product[],
  limit: Limit,
): Draft | null {
  const cost = (one: Product) =>
    costOf({ priceCents: one.price_cents, currency: one.currency }, limit?.currency)
  const pieces = [
    ...base,
    ...places.flatMap(({ slot, answer }) => {
      const [first] = answer.products
        .filter(({ id }) =>
          (answer.grounds[id]?.missed ?? []).every((one) => !isFirm(one) && one.of !== 'kind'),
        )
        .toSorted((a, b) => cost(a) - cost(b))
      // A bag that nobody asked for is the first thing to save.
      return first && !(slot === 'bag' && sumOf([...base, first], limit?.currency) > 0 && isOverWith(first))
        ? [first]
        : []
    }),
  ]
  function isOverWith(bag: Product) {
    return limit !== undefined && sumOf([...base, bag], limit.currency) > limit.cents / 4
  }
  if (pieces.length === 0) return drafts[0] ?? null
  return { pieces, worn: pieces.flatMap((one) => wornOf(one) ?? []), score: 0 }
}

const order: readonly Slot[] = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory']

function present(
  { pieces, worn }: Draft,
  places: readonly Place[],
  {
    asked,
    own,
    limit,
    all,
  }: { asked: Asked; own: readonly WishedPiece[]; limit: Limit; all: readonly Condition[] },
): Picks {
  const items = pieces
    .filter((one) => !isOwn(one))
    .toSorted((a, b) => order.indexOf(slotOf(a) ?? 'accessory') - order.indexOf(slotOf(b) ?? 'accessory'))
  const grounds = Object.fromEntries(
    places.flatMap(({ answer }) =>
      items.flatMap(({ id }) => (answer.grounds[id] ? [[id, answer.grounds[id]] as const] : [])),
    ),
  )
  const isOver = limit !== undefined && sumOf(items, limit.currency) > limit.cents
  const missed = Object.values(grounds).flatMap((one) => one.missed)
  const relaxed = [
    ...new Map([
      ...missed.map((one) => [keyOf(one), one] as const),
      ...(isOver
        ? [
            [
              'sum',
              {
                of: 'most',
                cents: limit.cents,
                ...(limit.currency && { currency: limit.currency }),
              } satisfies Condition,
            ] as const,
          ]
        : []),
    ]).values(),
  ]
  return {
    items,
    set: {
      asked,
      looks: [items.map((_, place) => place)],
      palette: worn.length > 1 && asked.outfitType === 'top_bottom' ? paletteOf(worn) : null,
      eased: null,
      ...(own.length > 0 && { own }),
      ...(relaxed.length > 0 && { relaxed }),
      conditions: all,
      grounds,
    },
  }
}
