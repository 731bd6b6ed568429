import { productOccasions, type Department } from '../../vocabulary/product-categories.ts'
import type { Language } from '../../vocabulary/languages.ts'
import type { Condition } from '../wanted/conditions.ts'
import type { Product } from '../../vocabulary/product.ts'
import { type Brief, widened } from '../../styling/brief.ts'
import { paletteOf } from '../../styling/colour-harmony.ts'
import { weathers } from '../../questions/consultation.ts'
import { customsOf } from '../../styling/manners.ts'
import type { Worn } from '../../styling/piece.ts'
import { slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'
import { wornOf } from '../../styling/piece-of-product.ts'
import { isForHer, isOfType } from './chat-piece.ts'
import { bestFor, drawCore, drawOneDress, drawWhatThereIs, fillUp, type Drawn } from './core-set.ts'
import { distinctProducts, keysOf } from './product-keys.ts'
import { chanceOf } from '../../styling/chance.ts'
import type { Asked, Easing, NamedPiece, PickSet } from './messages.ts'
import { isFestive } from './occasion-groups.ts'
import { isWarm, occasionOf } from './options.ts'
import { isOfKind, traitsOf } from './places-meant.ts'

export const picksAtFirst = 6
export const picksMore = 4

/** What is known of her besides this chat. */
export type Known = { brief: Partial<Brief>; department: Department | null }

export type PickWishes = {
  asked: Asked
  count: number
  /** All keys of pieces that must not come again. */
  shown: readonly string[]
  /** Ids of pieces shown for other answers in this chat, which may come again, but not first. */
  seen: readonly string[]
  known: Known
  /** She has lifted her budget in this chat. */
  anyPrice: boolean
  /** What every outfit is built around. */
  kept?: readonly Product[] | undefined
  /** The kinds of pieces that she named. */
  named?: readonly string[] | undefined
  language: Language
  /** The same seed gives the same picks. */
  seed: string
}

export type Picks = { items: Product[]; set: PickSet }

/** An outfit's score is a mean, in which one piece of six counts little, so chance weighs more. */
const chanceIsWorth = 1.4
const seenIsWorth = -4
const namedIsWorth = 6

/** What she has just asked for replaces what her profile says about it; the customs of the day are added. */
function briefFor({ asked, known, anyPrice, language }: PickWishes): Brief {
  const { occasion, weather, fine, isWet } = asked
  const brief = anyPrice ? withoutBudget(known.brief) : known.brief
  const customs = customsOf(fine, language)
  const wishes = brief.wishes?.filter((wish) => wish !== 'dresses' && wish !== 'trousers') ?? []
  return {
    ...brief,
    wishes: [...new Set([...wishes, ...customs.wishes])],
    manners: customs.manners,
    occasions: fine && isFestive(fine) ? [occasionOf[occasion], 'special-event'] : [occasionOf[occasion]],
    weather,
    shape: undefined,
    ...(isWet && { isWet }),
  }
}

/**
 * The order in which conditions are relaxed, so that a small shop shows something: first the occasion, then her
 * profile's wishes. Weather and budget are never relaxed.
 */
const leeways: readonly { eased: Easing | null; ease: (brief: Brief) => Brief }[] = [
  { eased: null, ease: (brief) => brief },
  { eased: 'occasion', ease: widened },
  { eased: 'wishes', ease: (brief) => widened(withoutWishes(brief)) },
]

/** A colour or material that she cannot bear is never shown, and manners are kept. */
const withoutWishes = (brief: Brief): Brief => ({ ...brief, wishes: [], shoes: undefined })
const withoutBudget = (brief: Partial<Brief>): Partial<Brief> => ({
  ...brief,
  maxPerPieceCents: undefined,
  maxPerOutfitCents: undefined,
})

/** For more pieces of the same kind her wishes are not relaxed. */
const leewaysFor = (isMore: boolean, brief: Brief) =>
  (isMore ? leeways.slice(0, 2) : leeways).map(({ eased, ease }) => ({ eased, brief: ease(brief) }))

/** Picks from an occasion's collection and the season's shoes; null when there is nothing to show. */
export function pickPieces(
  collection: readonly Product[],
  shoes: readonly Product[],
  wishes: PickWishes,
): Picks | null {
  const { asked, count, shown, seen, known, seed, kept = [], named = [] } = wishes
  const { outfitType, weather } = asked
  const products = [...collection.filter(({ category }) => category !== 'shoes'), ...shoes]
  const around = kept.flatMap((product) => wornOf(product) ?? [])
  const open = [
    ...kept,
    ...distinctProducts(products, [...shown, ...kept.flatMap(keysOf)]).filter((product) =>
      isForHer(product, known.department),
    ),
  ]
  const wardrobe = open
    .flatMap((product) => wornOf(product) ?? [])
    .filter((piece) => isOfType(piece, outfitType, weather))
  const bonus = (piece: Worn) =>
    chanceIsWorth * chanceOf(`${seed} ${piece.id}`) +
    (seen.includes(piece.id) ? seenIsWorth : 0) +
    (named.some((kind) => isOfKind(piece, kind)) ? namedIsWorth : 0)

  const isMore = shown.length > 0
  const tries = leewaysFor(isMore, briefFor(wishes))
  const draws = [
    (brief: Brief) => drawCore(outfitType, wardrobe, brief, isWarm(weather), { bonus, around }),
    (brief: Brief) => (outfitType === 'dresses' ? drawOneDress(wardrobe, brief, { bonus, around }) : null),
  ]
  for (const draw of draws) {
    for (const { eased, brief } of tries) {
      const core = draw(brief)
      if (!core) continue
      const drawn = fillUp(core, outfitType, wardrobe, brief, { count, bonus })
      return present(drawn, open, wishes, eased)
    }
  }
  // Remaining pieces are shown one by one, and only those that fit without relaxing.
  for (const { brief } of isMore ? tries.slice(0, 1) : tries) {
    const pieces = drawWhatThereIs(wardrobe, brief, count, bonus)
    if (pieces.length > 0 && (isMore || pieces.some(isHeart)))
      return present({ pieces, looks: [] }, open, wishes, 'together')
  }
  return null
}

/** Whether a whole outfit exists only above her budget. */
export const isHeldByBudget = (
  collection: readonly Product[],
  shoes: readonly Product[],
  wishes: PickWishes,
) =>
  !wishes.anyPrice &&
  wishes.known.brief.maxPerPieceCents !== undefined &&
  Boolean(pickPieces(collection, shoes, { ...wishes, anyPrice: true })?.set.looks.length)

/** Shoes and bags alone do not answer what to wear. */
const isHeart = ({ slot }: Worn) => slot === 'dress' || slot === 'top' || slot === 'bottom'

function present(
  { pieces, looks }: Drawn,
  open: Product[],
  { asked, known }: PickWishes,
  eased: Easing | null,
): Picks {
  const { needs = [] } = known.brief
  const products = new Map(open.map((product) => [product.id, product]))
  const placeOf = (piece: Worn) => pieces.findIndex(({ id }) => id === piece.id)
  return {
    items: pieces.flatMap(({ id }) => products.get(id) ?? []),
    set: {
      asked,
      looks: looks.map((look) => look.map(placeOf).toSorted((a, b) => a - b)),
      // Two dresses have no common palette.
      palette: looks[0] && asked.outfitType === 'top_bottom' ? paletteOf(looks[0]) : null,
      eased,
      ...(needs.length > 0 && { minded: needs }),
    },
  }
}

/** Means all that is worn in a place: any bag is one. */
const isGeneral = (kind: string) => generalKinds.has(kind)
const generalKinds: ReadonlySet<string> = new Set(
  'shoes,bag,top,coat,jacket,outerwear,bottoms,accessories'.split(','),
)

/** `isOdd`: nothing that she named suits the day or the rest, and this is as she named it, but for what it misses. */
export type NamedPick = { product: Product; isOdd: boolean; missed?: readonly Condition[] }

/** The piece of a kind with most of its traits, and of those the one that goes best with what lies there; null where there is none of that kind and colour. */
export function pickOne(
  pool: readonly Product[],
  { kind, colour, traits = [] }: NamedPiece,
  looks: readonly (readonly Product[])[],
  wishes: PickWishes,
): NamedPick | null {
  const slot = slotOfKind(kind)
  if (!slot) return null
  const isFree = (look: readonly Product[]) => look.every(({ category }) => slotOfCategory[category] !== slot)
  const worn = looks.filter(isFree).map((look) => look.flatMap((product) => wornOf(product) ?? []))
  const open = distinctProducts(pool, wishes.shown).filter((product) =>
    isForHer(product, wishes.known.department),
  )
  const named = open.filter((product) => isOfKind(product, kind))
  const withTraits = traits
    .map((_, less) => named.filter((product) => traitsOf(product, traits) >= traits.length - less))
    .filter(({ length }) => length > 0)
  const bonus = ({ id }: Worn) => chanceIsWorth * chanceOf(`${wishes.seed} ${id}`)
  const own = briefFor(wishes)
  const tries = [
    ...[own, widened(own)].map((brief) => ({ brief, looks: worn.length > 0 ? worn : [[]], isOdd: false })),
    ...onAnyDay(own).map((brief) => ({ brief, looks: [[]], isOdd: true })),
  ]
  for (const some of [...withTraits, named, ...(isGeneral(kind) ? [open] : [])]) {
    const inColour = some.filter(({ colour_family: family }) => !colour || family === colour)
    const wardrobe = inColour.flatMap((product) => wornOf(product) ?? [])
    for (const { brief, looks: all, isOdd } of tries) {
      const found = bestFor([slot], all, wardrobe, brief, bonus)
      const product = inColour.find(({ id }) => id === found?.id)
      if (product) return { product, isOdd }
    }
  }
  return null
}

/** Who names sneakers for the office gets sneakers: what the day would ask for gives way, and nothing that she told of herself. */
const onAnyDay = (brief: Brief): Brief[] =>
  weathers.map((weather) => ({ ...brief, occasions: productOccasions, weather, isWet: undefined }))
