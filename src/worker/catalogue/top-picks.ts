import { eq } from 'drizzle-orm'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { chanceOf } from '@cabine/sophia/styling/chance.ts'
import { dayOf } from '../lib/day-counts.ts'
import { presentProduct } from './present.ts'
import { findProducts, isOpen, listCandidates, type Candidate } from './queries.ts'
import { findPlacement, shownAt, shownTo, type Placed } from './placements.ts'
import { collections } from './schema.ts'
import type { CachedList, Store } from './cached-list.ts'
import type { ApiContext } from '../lib/app.ts'
import { spread } from './spread-list.ts'

const maxPicks = 24
const maxHandpicked = 12
const maxOfABrand = 3

const freshDays = 14

/**
 * Ranks a piece among the picks. Popularity counts in steps, each double the one before, and equal pieces are
 * shuffled once a day: the list is stable during a day and different tomorrow.
 */
function appeal({ id, popularity, createdAt }: Candidate, now: Date) {
  const wanted = Math.floor(Math.log2(1 + popularity / 100))
  const ageDays = (now.getTime() - createdAt.getTime()) / 86_400_000
  return wanted + (ageDays < freshDays ? 1 : 0) + chanceOf(`${dayOf(now)} ${id}`)
}

async function pick(store: Store, candidates: Candidate[], most: number, score: (row: Candidate) => number) {
  const ranked = candidates
    .map((row) => ({ row, value: score(row) }))
    .toSorted((a, b) => b.value - a.value || (a.row.id < b.row.id ? -1 : 1))
    .map(({ row }) => row)
  const chosen = spread(ranked, { most, maxOfABrand })
  return findProducts(
    store.db,
    chosen.map(({ id }) => id),
  )
}

/** The pieces that editors pinned, while they are shown, and then those that follow by themselves. */
export type Picks = { pinned: Placed<{ products: Product[] }>; others: Product[]; most: number }

/** The pieces that editors have put first, under this name, with where and when. */
async function readPinned({ db }: Store, slug: string): Promise<Picks['pinned']> {
  const [row] = await db.select().from(collections).where(eq(collections.slug, slug))
  const pieces = (await findProducts(db, row?.pinned ?? [])).filter(({ goneAt }) => !goneAt)
  const placement = await findPlacement(db, 'collection', slug)
  return { products: pieces.map(presentProduct), ...(placement && { placement }) }
}

/** The list as it is at a moment and in a country. */
export function joinPicks({ pinned, others, most }: Picks, at: Date, market: string | null) {
  const [shown] = shownAt([pinned], at, market)
  const first = shown?.products ?? []
  return [...first, ...others.filter(({ id }) => !first.some((one) => one.id === id))].slice(0, most)
}

/** The list as the caller is shown it now. */
export function picksFor(c: ApiContext, picks: Picks) {
  const [shown] = shownTo(c, [picks.pinned])
  const pinned = shown ?? { products: [] }
  return joinPicks({ ...picks, pinned }, new Date(), null)
}

export const topPicks: CachedList<Picks> = {
  name: 'top-picks',
  async load(store) {
    const now = new Date()
    const rows = await pick(store, await listCandidates(store.db, isOpen), maxPicks, (row) =>
      appeal(row, now),
    )
    const others = rows.map(presentProduct)
    return { pinned: await readPinned(store, 'top-picks'), others, most: maxPicks }
  },
}

/** The season for which people dress, north of the equator. */
const seasonOf = (now: Date) => (now.getUTCMonth() >= 3 && now.getUTCMonth() <= 8 ? 'summer' : 'winter')

/** The editors' pinned pieces first, then pieces of the season. */
export const handpicked: CachedList<Picks> = {
  name: 'handpicked',
  async load(store) {
    const now = new Date()
    const inSeason = (await listCandidates(store.db, isOpen)).filter(
      ({ season }) => season === seasonOf(now) || season === 'all',
    )
    const seasonal = await pick(store, inSeason, maxHandpicked, (candidate) => {
      return appeal(candidate, now) + (candidate.season === 'all' ? 0 : 2)
    })
    const others = seasonal.map(presentProduct)
    return { pinned: await readPinned(store, 'handpicked'), others, most: maxHandpicked }
  },
}
