import type { Department, ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Brief } from '@cabine/sophia/styling/brief.ts'
import { vibeOf } from '@cabine/sophia/styling/taste.ts'
import { chanceOf } from '@cabine/sophia/styling/chance.ts'
import type { PoolProduct } from './candidate-pool.ts'

/** The weights of a piece's score. Each part is a number from 0 to 1 before it is weighted. */
export const weights = {
  /** A brand that she named. */
  namedBrand: 3,
  /** Brands, colours, categories and occasions of what she saved and tried on; her most frequent one counts fully. */
  brand: 2,
  colour: 1.3,
  category: 1.8,
  occasion: 1,
  /** What a shopper only stated counts less than what she did, and ever less the more she has done. */
  toldColour: 1,
  toldOccasion: 1,
  toldVibe: 0.6,
  flatters: 0.3,
  /** More expensive than she wants to pay for a piece. */
  tooDear: -1.5,
  /** How near its price is to what she usually looks at. */
  price: 1,
  popularity: 0.6,
  /** Varies the list from day to day. */
  chance: 0.3,
  /** She knows already how it looks on her. */
  tried: -2.5,
}

/** What each piece on the list takes from similar later ones: six dresses of one brand are no choice. */
const likeness = { brand: 0.35, category: 0.25, colour: 0.1 }

/** How much each kind of signal says about a shopper's taste. */
const strengths = { saved: 1, tried: 0.6 }
const forgottenDays = 180

export type Sign = { piece: PoolProduct; kind: keyof typeof strengths; at: Date }

export type Taste = {
  namedBrands: string[]
  department: Department | null
  signs: Sign[]
  /** The preferences that she stated in her profile. */
  told: OwnWords
}

export type OwnWords = Pick<Brief, 'vibe' | 'loves' | 'flatters' | 'maxPerPieceCents'> & {
  occasion?: ProductOccasion
}

const isNearFace = ({ category }: PoolProduct) => category === 'tops' || category === 'dresses'

/** How well a piece fits her own words. */
function wordsOf(
  piece: PoolProduct,
  { vibe, loves = [], flatters = [], occasion, maxPerPieceCents }: OwnWords,
) {
  const { colourFamily: colour, priceCents } = piece
  const isTooDear = maxPerPieceCents !== undefined && (priceCents ?? 0) > maxPerPieceCents
  return (
    (colour && loves.includes(colour) ? weights.toldColour : 0) +
    (colour && flatters.includes(colour) && isNearFace(piece) ? weights.flatters : 0) +
    (occasion && piece.occasions.includes(occasion) ? weights.toldOccasion : 0) +
    weights.toldVibe * vibeOf(`${piece.name} ${piece.colour}`, vibe) +
    (isTooDear ? weights.tooDear : 0)
  )
}

type Shares = Map<string, number>

const add = (shares: Shares, key: string | null, strength: number) => {
  if (key) shares.set(key, (shares.get(key) ?? 0) + strength)
}

/** The share of each value, with 1 for the most frequent. */
function shareOf(shares: Shares, key: string | null) {
  const greatest = Math.max(...shares.values())
  return key && shares.size > 0 ? (shares.get(key) ?? 0) / greatest : 0
}

function median(numbers: number[]) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

function profileOf(signs: Sign[], now: Date) {
  const newShares = (): Shares => new Map()
  const [brands, colours, categories, occasions] = [newShares(), newShares(), newShares(), newShares()]
  let told = 0
  for (const { piece, kind, at } of signs) {
    const ageDays = (now.getTime() - at.getTime()) / 86_400_000
    const strength = strengths[kind] * Math.max(0.2, 1 - ageDays / forgottenDays)
    told += strength
    add(brands, piece.brand, strength)
    add(colours, piece.colourFamily, strength)
    add(categories, piece.category, strength)
    for (const occasion of piece.occasions) add(occasions, occasion, strength)
  }
  return {
    brands,
    colours,
    categories,
    occasions,
    price: median(signs.flatMap(({ piece }) => piece.priceCents ?? [])),
    /** One saved piece is a hint, three are a taste. */
    certainty: Math.min(1, told / 3),
  }
}

/** 1 for the same price, about a third for twice or half of it. */
function priceNearness(priceCents: number | null, usual: number | null) {
  if (!priceCents || !usual) return 0
  return Math.exp(-2 * Math.log(priceCents / usual) ** 2)
}

const isFor = (department: Department | null) => (piece: PoolProduct) =>
  !department || department === 'unisex' || piece.department === department || piece.department === 'unisex'

const isSame = (a: PoolProduct, b: PoolProduct) =>
  a.id === b.id || (a.groupId !== '' && a.groupId === b.groupId)

/** Scores each piece by her taste, the best first. */
function rank(pieces: PoolProduct[], taste: Taste, now: Date, seed: string) {
  const profile = profileOf(taste.signs, now)
  const named = new Set(taste.namedBrands.map((brand) => brand.trim().toLowerCase()))
  const tried = new Set(taste.signs.filter(({ kind }) => kind === 'tried').map(({ piece }) => piece.id))

  function scoreOf(piece: PoolProduct) {
    const { brands, colours, categories, occasions, price, certainty } = profile
    const learned =
      weights.brand * shareOf(brands, piece.brand) +
      weights.colour * shareOf(colours, piece.colourFamily) +
      weights.category * shareOf(categories, piece.category) +
      weights.occasion * Math.max(0, ...piece.occasions.map((one) => shareOf(occasions, one))) +
      weights.price * priceNearness(piece.priceCents, price)
    return (
      (named.has(piece.brand.toLowerCase()) ? weights.namedBrand : 0) +
      certainty * learned +
      (1 - certainty / 2) * wordsOf(piece, taste.told) +
      weights.popularity * Math.min(1, Math.log2(1 + piece.popularity / 100) / 10) +
      weights.chance * chanceOf(`${seed} ${piece.id}`) +
      (tried.has(piece.id) ? weights.tried : 0)
    )
  }
  return pieces.map((piece) => ({ piece, score: scoreOf(piece) }))
}

/**
 * Picks what to show her, the best first, without what she saved and with one colour of each product. Each step takes
 * the best remaining piece after subtracting its similarity to those already picked.
 */
export function recommend(
  pieces: PoolProduct[],
  taste: Taste,
  { most, now = new Date(), seed = '' }: { most: number; now?: Date; seed?: string },
): PoolProduct[] {
  const saved = taste.signs.filter(({ kind }) => kind === 'saved').map(({ piece }) => piece)
  const unknown = pieces
    .filter(isFor(taste.department))
    .filter((piece) => !saved.some((one) => isSame(one, piece)))
  let left = rank([...new Map(unknown.map((piece) => [piece.id, piece])).values()], taste, now, seed)
  const chosen: PoolProduct[] = []
  while (chosen.length < most && left.length > 0) {
    const worth = ({ piece, score }: (typeof left)[number]) =>
      chosen.reduce(
        (value, one) =>
          value -
          (one.brand === piece.brand ? likeness.brand : 0) -
          (one.category === piece.category ? likeness.category : 0) -
          (one.colourFamily === piece.colourFamily ? likeness.colour : 0),
        score,
      )
    const best = left.reduce((a, b) => (worth(b) > worth(a) ? b : a))
    chosen.push(best.piece)
    left = left.filter(({ piece }) => !isSame(piece, best.piece))
  }
  return chosen
}
