import { eq } from 'drizzle-orm'
import type { Product } from '#shared/product.ts'
import { chanceOf } from '#shared/chance.ts'
import { dayOf } from './day.ts'
import { presentProduct } from './present.ts'
import { findProducts, isOpen, listCandidates, type Candidate } from './queries.ts'
import { collections } from './schema.ts'
import type { CachedList, Store } from './cached-list.ts'
import { spread } from './spread.ts'

const mostPicks = 24
const mostHandpicked = 12
const mostOfABrand = 3

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
  const chosen = spread(ranked, { most, mostOfABrand })
  return findProducts(
    store.db,
    chosen.map(({ id }) => id),
  )
}

export const topPicks: CachedList<Product[]> = {
  name: 'top-picks',
  async load(store) {
    const now = new Date()
    const rows = await pick(store, await listCandidates(store.db, isOpen), mostPicks, (row) =>
      appeal(row, now),
    )
    return rows.map(presentProduct)
  },
}

/** The season for which people dress, north of the equator. */
const seasonOf = (now: Date) => (now.getUTCMonth() >= 3 && now.getUTCMonth() <= 8 ? 'summer' : 'winter')

/** The editors' pinned pieces first, then pieces of the season. */
export const handpicked: CachedList<Product[]> = {
  name: 'handpicked',
  async load(store) {
    const [row] = await store.db.select().from(collections).where(eq(collections.slug, 'handpicked'))
    const pinned = (await findProducts(store.db, row?.pinned ?? [])).filter(({ goneAt }) => !goneAt)
    const now = new Date()
    const inSeason = (await listCandidates(store.db, isOpen)).filter(
      ({ id, season }) =>
        (season === seasonOf(now) || season === 'all') && !pinned.some((one) => one.id === id),
    )
    const seasonal = await pick(store, inSeason, mostHandpicked, (candidate) => {
      return appeal(candidate, now) + (candidate.season === 'all' ? 0 : 2)
    })
    return [...pinned, ...seasonal].slice(0, mostHandpicked).map(presentProduct)
  },
}
